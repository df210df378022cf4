/**
 * `npm run check`: every fault of the content at once, without a build; exits with 1 where there is an error.
 * `-- --fix` mends French typography first; `-- --changed` (or `--changed=main`) checks only what changes since a commit
 * may have broken; `-- --launch` also says what has to be filled in before the site goes live.
 */
import process, { env } from 'node:process'
import { parseArgs } from 'node:util'
import { changedFiles, scopeOf } from '../build/check/changes'
import { formatAnnotation, formatProblem } from '../build/check/problem'
import { fixTypography } from '../build/check/rules/typography'
import { runCheck } from '../build/check/run-check'

type Options = { fix: boolean; launch: boolean; changed?: string }

function readOptions(words: readonly string[]): Options {
  // A bare `--changed` is since the last commit.
  const args = words.map((word) => (word === '--changed' ? '--changed=HEAD' : word))
  const { values } = parseArgs({
    args,
    options: {
      fix: { type: 'boolean', default: false },
      launch: { type: 'boolean', default: false },
      changed: { type: 'string' },
    },
  })
  return values
}

async function run(words: readonly string[], kept: string): Promise<void> {
  const { fix, launch, changed } = readOptions(words)
  if (fix) for (const file of await fixTypography()) console.log(`mended: ${file}`)
  const scope = changed ? scopeOf(changedFiles(changed)) : undefined
  const { problems, articles } = await runCheck({ scope, launch, kept })

  const annotated = env.GITHUB_ACTIONS === 'true'
  for (const problem of problems) {
    console.log(formatProblem(problem))
    if (annotated) console.log(formatAnnotation(problem))
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const seconds = (performance.now() / 1000).toFixed(1)
  console.log(
    `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')} (${count(articles, 'article file')}, ${seconds} s)`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`

/**
 * Checks and says what it found; sets the exit code.
 * @param words what stands after `--`
 * @param kept a folder where what was read of the articles is kept for the next time
 */
export async function check(words: readonly string[], kept: string): Promise<void> {
  try {
    await run(words, kept)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
