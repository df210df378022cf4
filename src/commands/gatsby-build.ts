/**
 * Runs `gatsby build`, for `build.ts`, if all content can be used: Gatsby would say of a mistake what it means to its own code,
 * and minutes later. With `--strict`, as in `npm test`, fails on any warning: a permanent one would hide the next one.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import process, { argv, execPath, stderr, stdout } from 'node:process'
import { unusableFiles } from '../content/check/run-check'
import { ContentError } from '../content/load/content-error'
import { buildWarnings } from './build-warnings'

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

void unusableFiles().then((problems) => {
  if (problems.length === 0) return runGatsby()
  console.error(new ContentError(problems).message)
  process.exitCode = 1
})
