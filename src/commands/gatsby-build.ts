/**
 * `gatsby build`, with the pictures of former builds (`.picture-cache`). Run by `build.ts`. With `--strict`, as in `npm test`, a
 * build that warns of anything has failed: a warning that is always there hides the next one. So has one whose pages do not weigh
 * what they say of themselves.
 */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process, { argv, env, stderr, stdout } from 'node:process'
import { answerPictureJobs } from '../cache/picture-cache'
import { readProved, untruePages } from '../gatsby/postprocess/proof/verify'
import { unfinishedDist } from '../hosting/unfinished-dist'
import { buildWarnings } from './build-warnings'

/** Without `public/`, Gatsby asks for every picture. */
const isWhole = !existsSync('public')

const gatsby = fork(path.resolve('node_modules/gatsby/cli.js'), ['build', '--no-color'], {
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  // Gatsby compiles its configuration itself: tsx, which runs this file, must not.
  execArgv: [],
  env: { ...env, ENABLE_GATSBY_EXTERNAL_JOBS: '1' },
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
const jobs = answerPictureJobs(gatsby, path.resolve('.picture-cache/pictures'))

// Not `exit`: there may be output left to read.
gatsby.on('close', async (code) => {
  process.exitCode = code ?? 1
  if (code !== 0) return
  const untrue = await untruePages(unfinishedDist, readProved())
  if (untrue.length > 0) {
    console.error(['What these pages say of their weight is not what is sent:', ...untrue].join('\n'))
    process.exitCode = 1
    return
  }
  jobs.keep()
  if (isWhole) jobs.prune()
  console.log(`Pictures: ${jobs.counts.made} made, ${jobs.counts.restored} from former builds`)
  const warnings = buildWarnings(output)
  if (warnings.length > 0 && argv.includes('--strict')) {
    console.error(['The build warns of these; the lines above say more:', ...warnings].join('\n'))
    process.exitCode = 1
  }
})
