/**
 * `npm run -s overdue`: prints the figures and sources that have been out of date for two months, and fails if there
 * are any, so that somebody notices (docs/continuous-integration.md).
 */
import process, { argv, env } from 'node:process'
import { runCheck } from '../content/check/run-check'
import { formatProblem, type Problem } from '../content/messages/problem'
import { buildInstant } from '../settings/clock'

/** Days. */
const patience = 60

/** Returns what was out of date two months before the day of the build already. */
export async function overdue(): Promise<Problem[]> {
  env.SOURCE_DATE_EPOCH = String(Math.floor(buildInstant().getTime() / 1000) - patience * 86_400)
  const { problems } = await runCheck()
  return problems.filter(({ message: { code } }) => code === 'figureStale' || code === 'sourceOld')
}

async function main(): Promise<void> {
  const problems = await overdue()
  for (const problem of problems) console.log(formatProblem(problem, 'en'))
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (argv[1]?.endsWith('src/commands/overdue.ts')) void main()
