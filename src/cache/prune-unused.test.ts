import { mkdirSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { inTemporaryProject } from '../../tests/support/temporary-project'
import { entriesOf, pruneUnused } from './prune-unused'

inTemporaryProject()

beforeEach(() => {
  mkdirSync('cache/folder', { recursive: true })
  for (const name of ['shared', 'site', 'preview']) writeFileSync(`cache/${name}`, name)
})

function build(preview: boolean, used: string[]): void {
  if (preview) env.PREVIEW = '1'
  else delete env.PREVIEW
  pruneUnused('cache', used)
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

test('deletes what neither uses any more', () => {
  build(true, ['shared', 'preview'])
  build(true, ['shared'])
  build(false, ['shared'])
  expect(entriesOf('cache')).toEqual(['shared'])
})
