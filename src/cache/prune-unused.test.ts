import { mkdirSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { inTemporaryProject } from '../../tests/support/temporary-project'
import { entriesOf } from './prune-unused'

inTemporaryProject()

beforeEach(() => {
  mkdirSync('cache/folder', { recursive: true })
  for (const name of ['shared', 'site', 'preview']) writeFileSync(`cache/${name}`, name)
})

/** Prunes as a build does, in a process of its own. */
function build(preview: boolean, used: string[], content = ''): void {
  env.PREVIEW = preview ? '1' : ''
  env.CONTENT_FOLDER = content
  jest.isolateModules(() => require('./prune-unused').pruneUnused('cache', used))
}

test('deletes files and folders that a build did not use', () => {
  build(false, ['shared', 'site'])
  expect(entriesOf('cache')).toEqual(['shared', 'site'])
})

test("the site and its preview do not delete each other's entries, whichever is built first", () => {
  build(true, ['shared', 'preview'])
  writeFileSync('cache/site', 'site')
  build(false, ['shared', 'site'])
  build(true, ['shared', 'preview'])
  build(false, ['shared', 'site'])
  expect(entriesOf('cache')).toEqual(['preview', 'shared', 'site'])
})

test('nor those of a site of other content', () => {
  build(true, ['shared', 'preview'], 'tests/content')
  writeFileSync('cache/site', 'site')
  build(true, ['shared', 'site'])
  expect(entriesOf('cache')).toEqual(['preview', 'shared', 'site'])
})

test('deletes what neither uses any more', () => {
  build(true, ['shared', 'preview'])
  build(true, ['shared'])
  build(false, ['shared'])
  expect(entriesOf('cache')).toEqual(['shared'])
})
