/**
 * `npm run check`: every fault of the content at once, without a build; exits with 1 where there is an error.
 * `-- --fix` mends French typography first.
 */
import { argv, exit } from 'node:process'
import { checkArticles } from '../build/check/check-articles'
import { checkCopy } from '../build/check/check-copy'
import { checkData } from '../build/check/check-data'
import { checkTypography, fixTypography } from '../build/check/check-typography'
import { byPlace, formatProblem } from '../build/check/problem'

async function main(): Promise<number> {
  if (argv.includes('--fix')) for (const file of await fixTypography()) console.log(`mended: ${file}`)
  const problems = [
    ...checkData(),
    ...checkCopy(),
    ...(await checkArticles()),
    ...(await checkTypography()),
  ].sort(byPlace)
  for (const problem of problems) console.log(formatProblem(problem))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(`${errors} errors, ${problems.length - errors} warnings`)
  return errors > 0 ? 1 : 0
}

main().then(exit)
