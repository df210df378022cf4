import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chdir, cwd, pid } from 'node:process'
import { inTemporaryProject, seed, sources, writeFiles } from '../../tests/support/temporary-project'
import { build } from './build'

inTemporaryProject()

/** Replaces Gatsby and the adapter: writes marker files, counts, and records what is served meanwhile. */
const builder = `#!/bin/sh
mkdir -p .cache/dist && echo > .cache/dist/server.js
echo built "$@" >> runs
cat dist/server.js dist-preview/server.js > served 2> /dev/null
test ! -e broken
`

const runs = () => (existsSync('runs') ? readFileSync('runs', 'utf8').split('\n').length - 1 : 0)

const said = jest.spyOn(console, 'log').mockImplementation()
afterAll(() => said.mockRestore())

/** Matches an author error by some of its words in each language. */
const withWords = ({ en, fr }: Record<'en' | 'fr', string>) => {
  const said = { en: expect.stringContaining(en), fr: expect.stringContaining(fr) }
  return expect.objectContaining({ said: expect.objectContaining(said) })
}

beforeEach(() => {
  writeFiles({
    ...sources,
    'content/site.yaml': 'brand: Firm',
    'node_modules/.bin/tsx': builder,
  })
  chmodSync('node_modules/.bin/tsx', 0o755)
})

test('unchanged sources are not built again, and the command says how to force it', () => {
  expect(build()).toBe(true)
  expect(build()).toBe(true)
  expect(runs()).toBe(1)
  expect(said).toHaveBeenLastCalledWith(
    expect.stringMatching(/^dist\/ is of these sources already\..* -- --always/),
  )
  expect(build({ always: true, strict: true })).toBe(true)
  expect(readFileSync('runs', 'utf8')).toMatch(/^built \S+\nbuilt \S+ --strict\n$/)
})

test.each([
  ["d'ici", "'"],
  ['site (1)', '('],
  ['[site]', '['],
  ['50 %', '%'],
  ['site #2', '#'],
])('below a folder named %s nothing is built, and one sentence says why', (name, character) => {
  mkdirSync(name)
  chdir(name)
  writeFiles({ ...sources, 'content/site.yaml': 'brand: Firm' })
  const said = {
    en: `${cwd()} has “${character}” in its name, which Gatsby cannot build below`,
    fr: `Le nom de ${cwd()} contient « ${character} », et Gatsby n’y construit rien`,
  }
  expect(() => build()).toThrow(withWords(said))
})

test('nothing is built beside a running build or development server, whose process is named', () => {
  const other = spawn('sleep', ['600'])
  writeFiles({ '.build-cache/.running': String(other.pid) })
  const said = {
    en: `Process ${other.pid} is building in this folder, or runs “npm run dev” there`,
    fr: `Le processus ${other.pid} construit le site dans ce dossier`,
  }
  try {
    expect(() => build()).toThrow(withWords(said))
    expect(runs()).toBe(0)
  } finally {
    other.kill()
  }
})

test.each([
  ['was killed', spawnSync('true').pid],
  ['was killed in a container, and had the same id', pid],
])('one that %s, or failed, is in nobody’s way', (_, former) => {
  writeFiles({ '.build-cache/.running': String(former), broken: '' })
  expect(build()).toBe(false)
  expect(existsSync('.build-cache/.running')).toBe(false)
})

test('nothing that Babel compiled for a former build is reused, so that a build is equal to a clean one', () => {
  build()
  writeFiles({ '.cache/webpack/babel/compiled.json': '{}', '.cache/webpack/pack': '' })
  build({ always: true })
  expect([existsSync('.cache/webpack/babel'), existsSync('.cache/webpack')]).toEqual([false, true])
})

test('any changed source is built, without files of pages that may be gone', () => {
  build()
  writeFiles({ 'public/page.html': '' })
  build({ always: true })
  expect(existsSync('public/page.html')).toBe(true)
  seed('content/site.yaml', 'Firm', 'Home')
  build()
  expect(runs()).toBe(3)
  expect(existsSync('public/page.html')).toBe(false)
})

test('the inquiries of a server that was started in the folder stay', () => {
  build()
  writeFiles({ 'dist/data/inquiries.sqlite': 'stored', 'dist/public/page.html': '' })
  build({ always: true })
  expect(readFileSync('dist/data/inquiries.sqlite', 'utf8')).toBe('stored')
  expect(existsSync('dist/public/page.html')).toBe(false)
})

test('the inquiries stay even if a build is killed between putting its folder in place and moving them there', () => {
  build()
  writeFiles({ '.cache/former-dist/data/inquiries.sqlite': 'stored' })
  build({ preview: true })
  build()
  expect(readFileSync('dist/data/inquiries.sqlite', 'utf8')).toBe('stored')
  expect([runs(), existsSync('.cache/former-dist')]).toEqual([2, false])
})

test('a failed or interrupted build leaves the former site, which does not count as built from these sources', () => {
  build()
  writeFiles({ 'dist/server.js': 'former', broken: '' })
  seed('content/site.yaml', 'Firm', 'Home')
  expect(build()).toBe(false)
  expect(readFileSync('dist/server.js', 'utf8')).toBe('former')
  rmSync('broken')
  writeFiles({ '.cache/dist/left': '' })
  expect(build()).toBe(true)
  expect(runs()).toBe(3)
  expect(readFileSync('dist/server.js', 'utf8')).not.toBe('former')
  expect(existsSync('dist/left')).toBe(false)
})

test('pages of a failed build are not those of the former sources, once these are back', () => {
  build()
  writeFiles({ broken: '' })
  seed('content/site.yaml', 'Firm', 'Home')
  build()
  rmSync('broken')
  writeFiles({ 'public/page.html': '' })
  seed('content/site.yaml', 'Home', 'Firm')
  build({ always: true })
  expect(existsSync('public/page.html')).toBe(false)
})

test('a preview is beside the site and is recognized as well', () => {
  build({ preview: true })
  build({ preview: true })
  expect(existsSync('dist-preview/server.js')).toBe(true)
  expect(runs()).toBe(1)
})

test('a site of other content has a folder of its own, with what a server has stored there', () => {
  const ofTests = { folder: '.test-site/dist', settings: { CONTENT_FOLDER: '.test-site/content' } }
  writeFiles({ '.test-site/content/site.yaml': 'brand: Another' })
  build(ofTests)
  writeFiles({ '.test-site/dist/data/inquiries.sqlite': 'stored' })
  build({ ...ofTests, always: true })
  build()
  build(ofTests)
  expect(runs()).toBe(3)
  expect(existsSync('dist/server.js')).toBe(true)
  expect(readFileSync('.test-site/dist/data/inquiries.sqlite', 'utf8')).toBe('stored')
})

test.each([
  { name: 'site', preview: false },
  { name: 'preview', preview: true },
])('while the $name is built, the folder that servers run from stays in place', ({ preview }) => {
  build()
  build({ preview: true })
  writeFiles({ 'dist/server.js': 'site', 'dist-preview/server.js': ' preview' })
  build({ always: true, preview })
  expect(readFileSync('served', 'utf8')).toBe('site preview')
})

test('another setting clears what Gatsby has cached, but not the bundles, which webpack judges by itself', () => {
  build()
  writeFiles({ '.cache/data': 'of the site', '.cache/webpack/bundle': '' })
  build({ preview: true })
  expect(existsSync('.cache/data')).toBe(false)
  expect(existsSync('.cache/webpack/bundle')).toBe(true)
})

test('changed packages force a clean build: Gatsby’s cache would keep output of the former ones', () => {
  build()
  writeFiles({ '.cache/left': 'by a plugin', '.cache/webpack/bundle': '' })
  seed('content/site.yaml', 'Firm', 'Home')
  build()
  expect(existsSync('.cache/left')).toBe(true)
  writeFiles({ 'package-lock.json': '{ "packages": {} }' })
  build()
  expect(existsSync('.cache/left') || existsSync('.cache/webpack')).toBe(false)
})
