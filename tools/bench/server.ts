/**
 * `npm run bench -- server [seconds]`: compares the built server with `gatsby serve` on the same build, by requests for a
 * page, a script and the list of articles from a browser that accepts brotli. They run one after the other, so that the
 * ratios are meaningful on any machine. Each is one process, and the server writes its log, as when deployed. Requests a second of processor time (counted by Linux for the process) show the capacity of
 * one core, even if the load generator is the bottleneck.
 */
import autocannon from 'autocannon'
import { build } from '../../src/commands/build'
import { readRoutes } from '../../src/hosting/manifest'
import { startDist } from '../../tests/hosting/start-dist'
import { freePort } from '../../tests/network/free-port'
import { startProgram } from '../../tests/support/program'
import { usageOfTree } from './process-tree'

const connections = 32

type Host = { name: string; url: string; pid: number | undefined; stop: () => Promise<unknown> }
type Figures = { perSecond: number; perCpuSecond: number; median: number; late: number; bytes: number }

/** Returns the processor seconds of a process and its children. */
const cpuSeconds = (pid = 0): number =>
  [...usageOfTree(pid).seconds.values()].reduce((sum, seconds) => sum + seconds, 0)

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

/** Starts `gatsby serve` on the same build. */
async function gatsbyServe(): Promise<Host> {
  const port = await freePort()
  const server = startProgram(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'serve', '--port', String(port), '--host', '127.0.0.1', '--no-color'],
    { env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } },
  )
  await server.said('You can now view')
  return {
    name: 'gatsby serve',
    url: `http://127.0.0.1:${port}`,
    pid: server.process.pid,
    stop: server.stop,
  }
}

export default async function run([seconds = '5']: string[]): Promise<void> {
  if (!build()) throw new Error('The site could not be built.')
  const { files } = readRoutes('dist')
  const script = Object.keys(files).find((address) => /^\/app-\w+\.js$/.test(address)) ?? '/icon.svg'
  // The list by its file's address: `gatsby serve` has no rewrites.
  const targets = { page: '/pricing', script, list: '/api/articles.json' }

  const site = await startDist({ LOG_LEVEL: 'info' })
  const hosts: Host[] = [
    { name: 'the server', url: site.url, pid: site.process.pid, stop: site.stop },
    await gatsbyServe(),
  ]
  const rows: Record<string, string | number>[] = []
  try {
    for (const [kind, address] of Object.entries(targets)) {
      let own: Figures | undefined
      for (const host of hosts) {
        await measure(host, address, 1)
        const figures = await measure(host, address, Number(seconds))
        own ??= figures
        rows.push({
          request: kind,
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
