/**
 * `npm run check`: every fault of the content at once, without a build; exits with 1 where there is an error.
 * `-- --fix` mends French typography first; `-- --changed` (or `--changed=main`) checks only what changes since a commit
 * may have broken; `-- --launch` makes errors of what has to be filled in before the site goes live.
 */
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { changedFiles, scopeOf } from '../build/check/changes'
import { formatAnnotation, formatProblem } from '../build/check/problem'
import { fixTypography } from '../build/check/rules/typography'
import { runCheck } from '../build/check/run-check'

type Options = { fix: boolean; launch: boolean; changed?: string }

function readOptions(): Options {
  // A bare `--changed` is since the last commit.
  const args = argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word))
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

async function main(): Promise<void> {
  const { fix, launch, changed } = readOptions()
  if (fix) for (const file of await fixTypography()) console.log(`mended: ${file}`)
  const scope = changed ? scopeOf(changedFiles(changed)) : undefined
  const { problems, articles } = await runCheck({ scope, launch })

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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
