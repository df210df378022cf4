import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { inTemporaryProject, seed, sources, writeFiles } from '../../tests/temporary-project'
import { build } from './build'

inTemporaryProject()

/** Stands for Gatsby and the adapter: it writes what `dist/` is known by, and counts. */
const builder = `#!/bin/sh
mkdir -p dist && echo > dist/server.js
echo built >> runs
test ! -e broken
`

const runs = () => (existsSync('runs') ? readFileSync('runs', 'utf8').split('\n').length - 1 : 0)

const said = jest.spyOn(console, 'log').mockImplementation()
afterAll(() => said.mockRestore())

beforeEach(() => {
  writeFiles({
    ...sources,
    'content/site.yaml': 'brand: House',
    'node_modules/.bin/tsx': builder,
  })
  chmodSync('node_modules/.bin/tsx', 0o755)
})

test('what is built of these sources already is not built again, and it is said how it would be', () => {
  expect(build()).toBe(true)
  expect(build()).toBe(true)
  expect(runs()).toBe(1)
  expect(said).toHaveBeenLastCalledWith(
    expect.stringMatching(/^dist\/ is of these sources already\..* -- --always/),
  )
  expect(build({ always: true })).toBe(true)
  expect(runs()).toBe(2)
})

test('any other source is built', () => {
  build()
  seed('content/site.yaml', 'House', 'Home')
  build()
  expect(runs()).toBe(2)
})

test('a build that failed or was broken off does not count, whatever it left', () => {
  build()
  writeFiles({ broken: '' })
  expect(build({ always: true })).toBe(false)
  expect(existsSync('dist/server.js')).toBe(true)
  rmSync('broken')
  expect(build()).toBe(true)
  expect(runs()).toBe(3)
})

test('a preview stands beside the site and is known as well', () => {
  build({ preview: true })
  build({ preview: true })
  expect(existsSync('dist-preview/server.js')).toBe(true)
  expect(runs()).toBe(1)
})
