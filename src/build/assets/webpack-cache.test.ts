import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chdir, cwd } from 'node:process'
import webpack, { type FileCacheOptions, type Stats } from 'webpack'
import { cacheByTools, forgetLoaders } from './webpack-cache'

const home = cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'webpack-cache-'))
  mkdirSync(path.join(folder, 'src/build'), { recursive: true })
  chdir(folder)
  for (const file of tools) writeFileSync(file, '')
})
afterEach(() => {
  chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

const tools = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/build/rules.ts']
const ofGatsby: FileCacheOptions = {
  type: 'filesystem',
  name: 'build-html',
  buildDependencies: { config: [__filename] },
}

test('what Gatsby says of the cache stays, but for the files that webpack would follow', () => {
  expect(cacheByTools(ofGatsby)).toEqual({
    type: 'filesystem',
    name: 'build-html',
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    buildDependencies: { defaultWebpack: [] },
  })
})

test.each(tools)('a changed %s makes it another cache', (file) => {
  const before = cacheByTools(ofGatsby)
  expect(cacheByTools(ofGatsby)).toEqual(before)
  writeFileSync(file, 'changed')
  expect(cacheByTools(ofGatsby)).not.toEqual(before)
})

test('a new tool makes it another cache, a test does not', () => {
  const before = cacheByTools(ofGatsby)
  writeFileSync('src/build/rules.test.ts', '')
  expect(cacheByTools(ofGatsby)).toEqual(before)
  writeFileSync('src/build/more.mts', '')
  expect(cacheByTools(ofGatsby)).not.toEqual(before)
})

/** Bundles one module with one loader. @returns how many files webpack would follow to find out what it depends on */
async function followed(plugins: (typeof forgetLoaders)[]): Promise<number> {
  writeFileSync('loader.js', 'module.exports = (source) => source')
  writeFileSync('entry.js', 'console.log(1)')
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(
      {
        context: folder,
        mode: 'development',
        entry: './entry.js',
        output: { path: path.join(folder, 'out') },
        module: { rules: [{ test: /entry/, use: path.join(folder, 'loader.js') }] },
        plugins,
      },
      (error, made) => (error ? reject(error) : resolve(made)),
    )
  })
  expect(stats?.hasErrors()).toBe(false)
  return [...(stats?.compilation.buildDependencies ?? [])].length
}

test('webpack follows no loader', async () => {
  expect(await followed([])).toBe(1)
  expect(await followed([forgetLoaders])).toBe(0)
})
