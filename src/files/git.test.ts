import { chdir } from 'node:process'
import { inTemporaryProject, git as run, writeFiles } from '../../tests/support/temporary-project'
import { git } from './git'

inTemporaryProject()

test('runs in a folder of a repository, and says nothing outside of one', () => {
  writeFiles({ 'inner/file': '' })
  chdir('inner')
  const where = () => git('rev-parse', '--show-prefix')
  expect(where()).toBeUndefined()
  run('init', '-q', '..')
  expect(where()).toBe('inner/\n')
})
