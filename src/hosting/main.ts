/** The server of `dist/`: `node server.js`. Settings come from the environment; see `.env.example`. */
import path from 'node:path'
import { env, exit, pid, umask } from 'node:process'
import { trustedProxies } from '../inquiries/client-address'
import { SettingError } from '../inquiries/settings'
import { createApp } from './app'
import { inheritedSocket } from './inherited-socket'
import { createLimitedServer } from './limits'
import { createLog } from './log'
import { readManifest } from './manifest'
import { serverSettings } from './settings'
import { stoppable } from './stop'

/** How long a request may still take when the server is told to stop; systemd and containers wait longer. */
const patience = 10_000

/** What a function exports beside its handler: it may have something to begin and to end with the server. */
type Lifecycle = { start?: () => Promise<void>; stop?: () => Promise<void> }

/** What it writes is personal data: for the eyes of its own user. */
umask(0o077)

async function start(): Promise<void> {
  const { host, port, logLevel } = serverSettings()
  trustedProxies()
  const root = __dirname
  const log = createLog(logLevel)
  const manifest = readManifest(root)
  const functions: Lifecycle[] = []
  const loadFunction = (file: string) => {
    const loaded = require(path.join(root, 'functions', file))
    functions.push(loaded)
    return loaded.default ?? loaded
  }

  const server = createLimitedServer(createApp({ manifest, root, loadFunction, log }))
  const stop = stoppable(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? 'another program listens there already; set PORT to another number'
        : error.message
    console.error(`The server cannot listen on ${host}:${port}: ${reason}.`)
    exit(1)
  })
  for (const { start } of functions) await start?.()
  const socket = inheritedSocket(env, pid)
  server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
    const address = server.address()
    const actual = typeof address === 'object' && address ? address.port : port
    console.log(`The site is served at http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      const cut = await stop(patience)
      for (const { stop } of functions) await stop?.()
      if (cut > 0) log.warn({ cut }, 'stopped before all requests were answered')
      exit(0)
    })
  }
}

start().catch((error: unknown) => {
  // A bad setting is one clear line; anything else is a fault of ours, with its place. By name: functions have classes of their own.
  console.error(error instanceof Error && error.name === SettingError.name ? error.message : error)
  exit(1)
})
