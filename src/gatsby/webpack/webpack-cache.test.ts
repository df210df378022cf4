import path from 'node:path'
import { cwd } from 'node:process'
import webpack, { type FileCacheOptions, type Stats } from 'webpack'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { cacheByTools, dropLoadersFromCache } from './webpack-cache'

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

/** Bundles one module with one loader. @returns how many files webpack traces as build dependencies */
async function followed(plugins: (typeof dropLoadersFromCache)[]): Promise<number> {
  writeFiles({ 'loader.js': 'module.exports = (source) => source' })
  writeFiles({ 'entry.js': 'console.log(1)' })
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(
      {
        context: cwd(),
        mode: 'development',
        entry: './entry.js',
        output: { path: path.join(cwd(), 'out') },
        module: { rules: [{ test: /entry/, use: path.join(cwd(), 'loader.js') }] },
        plugins,
      },
      (error, made) => (error ? reject(error) : resolve(made)),
    )
  })
  expect(stats?.hasErrors()).toBe(false)
  return [...(stats?.compilation.buildDependencies ?? [])].length
}

test('webpack traces no loader', async () => {
  expect(await followed([])).toBe(1)
  expect(await followed([dropLoadersFromCache])).toBe(0)
})
