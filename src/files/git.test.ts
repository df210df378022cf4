import { chdir, env } from 'node:process'
import { commit, inTemporaryProject, git as run, writeFiles } from '../../tests/support/temporary-project'
import { git, sourceCommit } from './git'

inTemporaryProject()

test('runs in a folder of a repository, and says nothing outside of one', () => {
  writeFiles({ 'inner/file': '' })
  chdir('inner')
  const where = () => git('rev-parse', '--show-prefix')
  expect(where()).toBeUndefined()
  run('init', '-q', '..')
  expect(where()).toBe('inner/\n')
})

test('takes the commit of the sources from git and, outside of a repository, from SOURCE_COMMIT', () => {
  env.SOURCE_COMMIT = 'named'
  expect(sourceCommit()).toEqual({ commit: 'named', changed: false })
  writeFiles({ file: '' })
  run('init', '-q')
  commit()
  const own = git('rev-parse', 'HEAD')?.trim()
  expect(sourceCommit()).toEqual({ commit: own, changed: false })
  writeFiles({ file: 'changed' })
  expect(sourceCommit()).toEqual({ commit: own, changed: true })
  delete env.SOURCE_COMMIT
})
