/**
 * Runs `gatsby build`, for `build.ts`, if content can be used as far as quick rules say; where it fails, the others may say why:
 * Gatsby only knows what a mistake means to its code. With `--strict`, as in `npm test`, fails on any warning: a permanent one
 * would hide the next one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process, { argv, execPath, stderr, stdout } from 'node:process'
import { blockingRules, quickRules } from '../content/check/rules'
import { unusableFiles } from '../content/check/run-check'
import { ContentError } from '../content/load/content-error'
import { contentFolder } from '../settings/content-folder'
import { buildWarnings } from './build-warnings'

/** Runs Gatsby. @returns its exit code and all that it said */
async function runGatsby(): Promise<{ code: unknown; output: string }> {
  const gatsby = spawn(execPath, [path.resolve('node_modules/gatsby/cli.js'), 'build', '--no-color'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const [from, to] of [
    [gatsby.stdout, stdout],
    [gatsby.stderr, stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }
  // `exit` may come before all output has been read.
  const [code] = await once(gatsby, 'close')
  return { code, output }
}

/** Returns which content cannot be used, by rules that read `content/`: another folder has been checked by whoever wrote it. */
const unusable = (rules: typeof blockingRules) =>
  contentFolder === 'content' ? unusableFiles(rules) : Promise.resolve([])

/** Returns why the build fails, a line each; empty if it succeeds. */
async function reasons(): Promise<string> {
  const before = await unusable(quickRules)
  if (before.length > 0) return new ContentError(before).message
  const { code, output } = await runGatsby()
  if (code !== 0) return new ContentError(await unusable(blockingRules)).message || 'Gatsby failed.'
  const warnings = argv.includes('--strict') ? buildWarnings(output) : []
  return warnings.length > 0
    ? ['The build warns of these; the lines above say more:', ...warnings].join('\n')
    : ''
}

void reasons().then((said) => {
  if (said) console.error(said)
  process.exitCode = said ? 1 : 0
})
