import path from 'node:path'
import { cwd } from 'node:process'
import { promisify } from 'node:util'
import webpack, { type Configuration, type FileCacheOptions, type Stats } from 'webpack'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { cacheByTools, dropEnvironment, dropLoadersFromCache } from './webpack-cache'

inTemporaryProject()

const tools = [
  'package-lock.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'src/hosting/class-name.ts',
  'src/gatsby/rules.ts',
]
beforeEach(() => writeFiles(Object.fromEntries(tools.map((file) => [file, '']))))

const ofGatsby: FileCacheOptions = {
  type: 'filesystem',
  name: 'build-html',
  buildDependencies: { config: [__filename] },
}

test('keeps Gatsby’s cache options, except the files that webpack would trace', () => {
  expect(cacheByTools(ofGatsby, {})).toEqual({
    type: 'filesystem',
    name: 'build-html',
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    buildDependencies: { defaultWebpack: [] },
  })
})

test.each(tools)('a changed %s invalidates the cache', (file) => {
  const before = cacheByTools(ofGatsby, {})
  expect(cacheByTools(ofGatsby, {})).toEqual(before)
  writeFiles({ [file]: 'changed' })
  expect(cacheByTools(ofGatsby, {})).not.toEqual(before)
})

test('a new tool invalidates the cache, a test does not', () => {
  const before = cacheByTools(ofGatsby, {})
  writeFiles({ 'src/gatsby/rules.test.ts': '' })
  expect(cacheByTools(ofGatsby, {})).toEqual(before)
  writeFiles({ 'src/gatsby/more.mts': '' })
  expect(cacheByTools(ofGatsby, {})).not.toEqual(before)
})

test('a new CSS module makes it another cache, as it changes the names of classes; new rules in one do not', () => {
  writeFiles({ 'src/ui/Card.module.css': '.a {}' })
  const before = cacheByTools(ofGatsby, {})
  writeFiles({ 'src/ui/Card.module.css': '.a {} .b {}' })
  expect(cacheByTools(ofGatsby, {})).toEqual(before)
  writeFiles({ 'src/ui/Band.module.css': '' })
  expect(cacheByTools(ofGatsby, {})).not.toEqual(before)
})

test('a page that is replaced by an empty one no more makes it another cache', () => {
  const before = cacheByTools(ofGatsby, { '/src/pages/a.tsx': '/empty.ts', '/src/pages/b.tsx': '/empty.ts' })
  expect(cacheByTools(ofGatsby, { '/src/pages/a.tsx': '/empty.ts' })).not.toEqual(before)
})

/** Bundles one module with one loader. */
async function bundle(options: Configuration): Promise<Stats> {
  writeFiles({ 'loader.js': 'module.exports = (source) => source' })
  writeFiles({ 'entry.js': 'console.log(process.env.NODE_ENV, process.env.TERM)' })
  const compiler = webpack({
    context: cwd(),
    mode: 'development',
    // Files that are this new have no reliable time.
    snapshot: { module: { hash: true } },
    entry: './entry.js',
    output: { path: path.resolve('out') },
    module: { rules: [{ test: /entry/, use: path.resolve('loader.js') }] },
    ...options,
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  // Writes the cache.
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString() ?? 'no result')
  return stats
}

test('webpack traces no loader', async () => {
  const traced = async (plugins: (typeof dropLoadersFromCache)[]) =>
    [...(await bundle({ plugins })).compilation.buildDependencies].length
  expect(await traced([])).toBe(1)
  expect(await traced([dropLoadersFromCache])).toBe(0)
})

test('another terminal compiles nothing again, another mode does', async () => {
  /** Bundles with variables of the environment, as Gatsby defines them. @returns how many modules are compiled */
  async function compiled(environment: Record<string, string>): Promise<number> {
    const definitions = Object.entries(environment).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ])
    const define = new webpack.DefinePlugin(Object.fromEntries(definitions))
    dropEnvironment([define])
    const stats = await bundle({
      plugins: [define],
      cache: { type: 'filesystem', cacheDirectory: path.resolve('cache') },
    })
    const { modules, builtModules } = stats.compilation
    return [...modules].filter((module) => builtModules.has(module)).length
  }
  const production = { NODE_ENV: 'production', TERM: 'xterm' }
  expect(await compiled(production)).toBe(1)
  expect(await compiled({ ...production, TERM: 'dumb', GITHUB_RUN_ID: '7' })).toBe(0)
  expect(await compiled({ ...production, NODE_ENV: 'development' })).toBe(1)
})
