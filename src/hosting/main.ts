/** The server of `dist/`: `node server.js`. Settings come from the environment; see `.env.example`. */
import path from 'node:path'
import { argv, env, exit, pid, umask } from 'node:process'
import { format } from 'node:util'
import type { Logger } from 'pino'
import { SettingError } from '../inquiries/settings'
import type { InquiryFigures } from '../inquiries/start'
import { createApp, type Readiness } from './app'
import { createLimitedServer } from './connection-limits'
import { inheritedSocket } from './inherited-socket'
import { readManifest } from './manifest'
import { createMetrics, serveMetrics } from './metrics'
import { createLog } from './server-log'
import { serverSettings } from './server-settings'
import { stoppable } from './stop'
import { startWatchdog } from './watchdog'

/** Milliseconds in which requests may finish after a signal to stop; systemd and containers wait longer. */
const stopTimeout = 10_000

/** Optional exports of a function besides its handler: hooks for the server's start and stop, its state. */
type Lifecycle = {
  start?: (log: Logger) => Promise<void>
  stop?: () => Promise<void>
  readiness?: () => Promise<Readiness>
  figures?: () => Promise<InquiryFigures>
}

// New files are readable only by their owner, as they contain personal data.
umask(0o077)

// Functions find their files beside the program. It may be called through the link to the current release, which leads
// to the next one a moment before this server stops.
argv[1] = __filename

// Every line of the log is JSON, including messages of Node itself and of packages.
let log = createLog('info')
// Packages warn by the console.
for (const level of ['warn', 'error'] as const)
  console[level] = (...words: unknown[]) => log[level]({}, format(...words))
process.removeAllListeners('warning')
process.on('warning', ({ name, message }) => log.warn({ type: name }, message))
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'The server stops: something failed that nobody had foreseen')
  exit(1)
})

async function start(): Promise<void> {
  const { host, port, logLevel, metrics: metricsAddress } = serverSettings()
  const root = __dirname
  log = createLog(logLevel)
  const socket = inheritedSocket(env, pid)
  startWatchdog(env, pid, (err) => log.warn({ err }, 'systemd could not be told that the server is alive'))
  const manifest = readManifest(root)
  const functions: Lifecycle[] = []
  const loadFunction = (file: string) => {
    const loaded = require(path.join(root, 'functions', file))
    functions.push(loaded)
    return loaded.default ?? loaded
  }

  /** Combines the readiness of all functions. */
  async function readiness(): Promise<Readiness> {
    const all = await Promise.all(functions.map(async (one) => (await one.readiness?.()) ?? { ready: true }))
    return Object.assign({}, ...all, { ready: all.every(({ ready }) => ready) })
  }

  const metrics = metricsAddress
    ? createMetrics(async () => functions.find(({ figures }) => figures)?.figures?.())
    : undefined
  const app = createApp({ manifest, root, loadFunction, readiness, log, onSeen: metrics?.note })
  const server = createLimitedServer(
    app,
    {},
    {
      headers: manifest.headers,
      onRefused: (status) => log.info({ status }, 'request'),
    },
  )
  const stop = stoppable(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? 'another program listens there already; set PORT to another number'
        : error.message
    log.fatal({}, `The server cannot listen on ${host}:${port}: ${reason}.`)
    exit(1)
  })
  if (metrics && metricsAddress) await serveMetrics(metrics, metricsAddress)
  for (const { start } of functions) await start?.(log)
  server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
    const address = server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
    // Written at any log level: whoever starts the server waits for this line.
    log
      .child({}, { level: logLevel === 'silent' ? 'silent' : 'info' })
      .info({ url }, `The site is served at ${url}`)
  })

  let stopping = false
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // Ctrl+C comes from the terminal and again through `npm start`, which must not cut off what is being finished.
      if (stopping) return
      stopping = true
      const cut = await stop(stopTimeout)
      for (const { stop } of functions) await stop?.()
      if (cut > 0) log.warn({ cut }, 'stopped before all requests were answered')
      exit(0)
    })
  }
}

start().catch((error: unknown) => {
  // An invalid setting is logged as one line, anything else as a bug with its stack. Compared by name, as
  // bundled functions have their own copies of the class.
  if (error instanceof Error && error.name === SettingError.name) log.fatal({}, error.message)
  else log.fatal({ err: error }, 'The server cannot start')
  exit(1)
})
