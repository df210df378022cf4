/**
 * `npm run -s overdue`: prints the figures and sources that have been out of date for two months, and fails if there
 * are any, so that somebody notices (docs/continuous-integration.md).
 */
import process, { argv } from 'node:process'
import { runCheck } from '../content/check/run-check'
import { formatProblem, type Problem } from '../content/messages/problem'
import { buildDay } from '../settings/clock'

/** Days. */
const patience = 60

/** Returns what was out of date two months before a day already. */
export async function overdue(today: string): Promise<Problem[]> {
  const before = new Date(Date.parse(today) - patience * 86_400_000)
  const { problems } = await runCheck({ day: before.toISOString().slice(0, 10) })
  return problems.filter(({ message: { code } }) => code === 'figureStale' || code === 'sourceOld')
}

async function main(): Promise<void> {
  const problems = await overdue(buildDay())
  for (const problem of problems) console.log(formatProblem(problem, 'en'))
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (argv[1]?.endsWith('src/commands/overdue.ts')) void main()
