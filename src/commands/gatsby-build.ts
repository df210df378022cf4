/** `gatsby build`, with the pictures of former builds (`.picture-cache`). Run by `build.ts`. */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { env, exit } from 'node:process'
import { answerPictureJobs } from './picture-jobs'

/** Without `public/`, Gatsby asks for every picture. */
const isWhole = !existsSync('public')

const gatsby = fork(path.resolve('node_modules/gatsby/cli.js'), ['build', '--no-color'], {
  stdio: 'inherit',
  // Gatsby compiles its configuration itself: tsx, which runs this file, must not.
  execArgv: [],
  env: { ...env, ENABLE_GATSBY_EXTERNAL_JOBS: '1' },
})
const jobs = answerPictureJobs(gatsby, path.resolve('.picture-cache/pictures'))
gatsby.on('exit', (code) => {
  if (code === 0) {
    jobs.keep()
    if (isWhole) jobs.prune()
    console.log(`Pictures: ${jobs.counts.made} made, ${jobs.counts.restored} from former builds`)
  }
  exit(code ?? 1)
})
