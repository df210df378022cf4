import { appendFileSync, cpSync } from 'node:fs'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { commit, git, inTemporaryProject, seed } from '../../../tests/support/temporary-project'
import { entriesOf } from '../../cache/prune-unused'
import { formatProblem } from '../messages/problem'
import { changedFiles, scopeOf } from './changes'
import { runCheck } from './run-check'

inTemporaryProject()

/** Writes a clean project with copies of an article, each with different words. */
async function writeCopies(): Promise<void> {
  await writeCleanProject()
  for (let copy = 0; copy < 5; copy++) {
    const folder = `content/articles/copy-${copy}`
    cpSync('content/articles/cloud-act', folder, { recursive: true })
    for (const language of ['fr', 'en']) appendFileSync(`${folder}/${language}.mdx`, `\n${copy}.\n`)
  }
}

/** Names of the cached files, one for each compiled text. */
const compiled = () => new Set(entriesOf('.build-cache/mdx'))

// How long that takes among a thousand is measured by `npm run bench -- check`.
test('among other articles, --changed compiles only the changed one', async () => {
  await writeCopies()
  git('init', '-q')
  commit()
  seed('content/articles/copy-3/fr.mdx', 'subtitle:', 'subtitel:')
  const { problems, articles } = await runCheck({ scope: scopeOf(changedFiles()) })
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([
    'content/articles/copy-3/fr.mdx:3:1: “subtitel” is not a field of an article; did you mean “subtitle”?',
  ])
  // In both languages, plus the article it links to, for its headings.
  expect([articles, compiled().size]).toEqual([2, 3])
})

test('a check compiles only what is new since the last one', async () => {
  await writeCopies()
  await runCheck()
  const before = compiled()
  appendFileSync('content/articles/copy-3/fr.mdx', '\nUn paragraphe de plus.\n')
  await runCheck()
  expect([...compiled()].filter((name) => !before.has(name))).toHaveLength(1)
  expect(compiled().size).toBe(before.size)
})
