import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cwd } from 'node:process'
import webpack, { type Configuration, type Stats } from 'webpack'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { compileOwnCode } from './compile-own-code'

const packages = path.resolve('node_modules')

inTemporaryProject()

/** A loader in Babel's place: marks what it compiles, and strips the one type that the tests write. */
const babel = 'module.exports = (source) => "globalThis.babel++;" + source.replaceAll(": number", "")'

/** Bundles a module under rules like those of Gatsby and gatsby-plugin-typescript. @returns the bundle */
async function bundle(file: string, source: string): Promise<string> {
  writeFiles({ [file]: source, 'babel.js': babel })
  const use = () => [path.resolve('babel.js')]
  const rules = [
    { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, use },
    { test: /\.tsx?$/, use },
  ]
  const configuration: Configuration = {
    context: cwd(),
    mode: 'production',
    target: 'node',
    entry: `./${file}`,
    output: { path: path.resolve('out') },
    optimization: { minimize: false },
    externals: { 'react/jsx-runtime': 'commonjs react/jsx-runtime' },
    resolveLoader: { modules: [packages] },
  }
  const module: Configuration['module'] = { rules: [] }
  Object.assign(module, { rules: compileOwnCode(rules, 'es2020') })
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack({ ...configuration, module }, (error, made) => (error ? reject(error) : resolve(made)))
  })
  expect(stats?.toJson({ errors: true }).errors).toEqual([])
  return readFileSync('out/main.js', 'utf8')
}

const timesBabel = (code: string) => code.split('globalThis.babel++').length - 1

test('our code is compiled by esbuild alone', async () => {
  const code = await bundle(
    'card.tsx',
    'type Size = number\nglobalThis.card = (size: Size) => <p title={`${size}`} />',
  )
  expect(code).toContain('.jsx)("p"')
  expect(timesBabel(code)).toBe(0)
})

test('the target decides what syntax browsers get', async () => {
  expect(await bundle('size.ts', 'globalThis.size ??= 1')).not.toContain('??=')
})

test.each([
  ['a component with a query', 'page.ts', 'export const size: number = 1; globalThis.query = graphql`{ a }`'],
  ['a package that uses Gatsby', 'package.js', 'globalThis.size = 1'],
])('%s is compiled by Babel, once', async (_, file, source) => {
  expect(timesBabel(await bundle(file, source))).toBe(1)
})
