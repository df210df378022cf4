/**
 * Runs `gatsby build`, for `build.ts`, if all data files are valid and a page can be built from each article: Gatsby would
 * lose an error of the data that `gatsby-config.ts` reads, and name one of an article minutes later, without its line. With
 * `--strict`, as in `npm test`, fails on any warning: a permanent one would hide the next one.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import process, { argv, execPath, exit, stderr, stdout } from 'node:process'
import { articlesFolder } from '../content/articles/article-file'
import { runCheck } from '../content/check/run-check'
import { ContentError } from '../content/load/content-error'
import { dataProblems } from '../content/load/data-problems'
import { buildWarnings } from './build-warnings'

void runCheck().then(({ problems }) => {
  const ofArticles = problems.filter(({ file, unusable }) => unusable && file.startsWith(articlesFolder))
  const unusable = [...dataProblems(), ...ofArticles]
  if (unusable.length === 0) {
    runGatsby()
    return
  }
  console.error(new ContentError(unusable).message)
  exit(1)
})

function runGatsby(): void {
  const gatsby = spawn(execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build', '--no-color'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [from, to] of [
    [gatsby.stdout, stdout],
    [gatsby.stderr, stderr],
  ] as const) {
    from?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }

  // `exit` may come before all output has been read.
  gatsby.on('close', (code) => {
    process.exitCode = code ?? 1
    if (code !== 0) return
    const warnings = buildWarnings(output)
    if (warnings.length > 0 && argv.includes('--strict')) {
      console.error(['The build warns of these; the lines above say more:', ...warnings].join('\n'))
      process.exitCode = 1
    }
  })
}
