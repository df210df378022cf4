/**
 * `npm run bench -- start [commit …]`: how long it takes from a clone to a served page by `npm start`, which installs and
 * builds, for the last commit or each one named. npm's cache is empty, so the packages are downloaded too.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cwd, env } from 'node:process'
import { freePort } from '../../tests/network/free-port'
import { head, row } from '../table'

/** A build that hangs ends the run, in milliseconds. */
const timeout = 1_800_000

/** Returns the moment when `npm start` answers with its home page, and stops it. @throws if it ends before */
async function served(folder: string, cache: string): Promise<number> {
  const port = String(await freePort())
  const server = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, PORT: port, HOST: '127.0.0.1', npm_config_cache: cache },
  })
  const gone = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`npm start ended with code ${code}.`)))
    setTimeout(() => reject(new Error('npm start serves nothing.')), timeout).unref()
  })
  const isServed = async (): Promise<void> => {
    const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
    return isServed()
  }
  try {
    await Promise.race([isServed(), gone])
    return Date.now()
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
    await gone.catch(() => undefined)
  }
}

/** npm writes it last: the packages that are in their places. */
const installed = 'node_modules/.package-lock.json'

const packageCount = (folder: string) =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, installed), 'utf8')).packages).length

async function measure(home: string, commit: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-start-'))
  const [project, cache] = [path.join(folder, 'project'), path.join(folder, 'npm-cache')]
  try {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', home, project])
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: project })
    const start = Date.now()
    const seconds = (moment: number) => ((moment - start) / 1000).toFixed(0)
    const whole = seconds(await served(project, cache))
    const install = seconds(statSync(path.join(project, installed)).mtimeMs)
    const usage = execFileSync('du', ['-sm', 'node_modules'], { cwd: project, encoding: 'utf8' })
    const [size = ''] = usage.split('\t')
    return row([commit, packageCount(project), size, install, whole])
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** @param words commits; the last one if none is named. @throws if a commit cannot be built or served */
export default async function bench(words: string[]): Promise<void> {
  const home = cwd()
  const last = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  console.log(
    head(['commit', 'packages', 'MB of them', 'seconds to install', 'seconds until a page is served']),
  )
  for (const commit of words.length > 0 ? words : [last]) console.log(await measure(home, commit))
}
