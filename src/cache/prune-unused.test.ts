import { mkdirSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { inTemporaryProject } from '../../tests/temporary-project'
import { entriesOf, pruneUnused } from './prune-unused'

inTemporaryProject()

beforeEach(() => {
  mkdirSync('cache/folder', { recursive: true })
  for (const name of ['shared', 'site', 'preview']) writeFileSync(`cache/${name}`, name)
})
afterEach(() => {
  delete env.PREVIEW
})

function build(preview: boolean, used: string[]): void {
  if (preview) env.PREVIEW = '1'
  else delete env.PREVIEW
  pruneUnused('cache', used)
}

test('what a build did not use is deleted, files and folders', () => {
  build(false, ['shared', 'site'])
  expect(entriesOf('cache')).toEqual(['shared', 'site'])
})

test('the site and its preview leave each other what they use, whichever is built first', () => {
  build(true, ['shared', 'preview'])
  writeFileSync('cache/site', 'site')
  build(false, ['shared', 'site'])
  build(true, ['shared', 'preview'])
  build(false, ['shared', 'site'])
  expect(entriesOf('cache')).toEqual(['preview', 'shared', 'site'])
})

test('what neither uses any more is deleted', () => {
  build(true, ['shared', 'preview'])
  build(true, ['shared'])
  build(false, ['shared'])
  expect(entriesOf('cache')).toEqual(['shared'])
})
