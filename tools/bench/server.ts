/**
 * `npm run bench -- server [seconds]`: the built server beside nginx on the same files and beside `gatsby serve`, each
 * asked for a page, a script and the list of articles by a browser that takes brotli. All in one run and one after the
 * other, so that the ratios hold where the figures of another machine would not. Each is one process that answers, and
 * the server and nginx write their logs, as they do when deployed. Requests a second of processor time (Linux's count
 * for the process) say what one core can do, also where the generator is what cannot keep up.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { build } from '../../src/commands/build'
import { freePort } from '../../tests/free-port'
import { startNginx } from '../../tests/hosting/proxies'
import { startDist } from '../../tests/hosting/start-dist'

const connections = 32

type Host = { name: string; url: string; pid: number | undefined; stop: () => Promise<unknown> }
type Figures = { perSecond: number; perCpuSecond: number; median: number; late: number; bytes: number }

/** Seconds of processor time that a process and its children have used (proc_pid_stat(5), fields 14 and 15, in hundredths). */
function cpuSeconds(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/)
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), ((user ?? 0) + (system ?? 0)) / 100)
}

async function measure({ url, pid }: Host, address: string, seconds: number): Promise<Figures> {
  const before = cpuSeconds(pid)
  const { requests, latency, throughput, non2xx, errors } = await autocannon({
    url: url + address,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  if (non2xx + errors > 0) throw new Error(`${url}${address}: ${non2xx} other answers, ${errors} errors`)
  return {
    perSecond: requests.average,
    perCpuSecond: requests.total / (cpuSeconds(pid) - before),
    median: latency.p50,
    late: latency.p99,
    bytes: throughput.average / requests.average,
  }
}

/** `gatsby serve` on the same build. */
async function gatsbyServe(): Promise<Host> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'serve', '--port', String(port), '--host', '127.0.0.1', '--no-color'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    },
  )
  await new Promise<void>((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('You can now view')) resolve()
      })
    }
    child.once('exit', (code) => reject(new Error(`gatsby serve stopped with code ${code}: ${said}`)))
  })
  const exited = once(child, 'exit')
  return {
    name: 'gatsby serve',
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export default async function run([seconds = '5']: string[]): Promise<void> {
  if (!build()) throw new Error('The site could not be built.')
  const { files }: { files: Record<string, unknown> } = JSON.parse(readFileSync('dist/routes.json', 'utf8'))
  const script = Object.keys(files).find((address) => /^\/app-\w+\.js$/.test(address)) ?? '/icon.svg'
  // The list by its file's address: `gatsby serve` carries out no rewrite.
  const asked = { page: '/pricing', script, list: '/api/articles.json' }

  const site = await startDist({ LOG_LEVEL: 'info' })
  const nginx = await startNginx(site.port)
  const hosts: Host[] = [
    { name: 'the server', url: site.url, pid: site.process.pid, stop: site.stop },
    { name: 'nginx', url: `http://127.0.0.1:${nginx.benchPort}`, pid: nginx.pid, stop: nginx.stop },
    await gatsbyServe(),
  ]
  const rows: Record<string, string | number>[] = []
  try {
    for (const [kind, address] of Object.entries(asked)) {
      let own: Figures | undefined
      for (const host of hosts) {
        await measure(host, address, 1)
        const figures = await measure(host, address, Number(seconds))
        own ??= figures
        rows.push({
          asked: kind,
          host: host.name,
          'requests/s': Math.round(figures.perSecond),
          'requests/s of CPU': Math.round(figures.perCpuSecond),
          'median ms': figures.median,
          'p99 ms': figures.late,
          'bytes/answer': Math.round(figures.bytes),
          'server ÷ this': (own.perSecond / figures.perSecond).toFixed(2),
          'of CPU': (own.perCpuSecond / figures.perCpuSecond).toFixed(2),
        })
      }
    }
  } finally {
    for (const { stop } of hosts.reverse()) await stop()
  }
  console.table(rows)
}
