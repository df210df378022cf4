import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { env, exit } from 'node:process'
import { createApp } from './app'
import type { Manifest } from './manifest'

/** The server of `dist/`: `node server.js`. Settings come from the environment; see `.env.example`. */
const root = __dirname
const host = env.HOST || 'localhost'
const port = Number(env.PORT || 8000)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${env.PORT}": give a number from 0 to 65535.`)
  exit(1)
}

const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'routes.json'), 'utf8'))
const app = createApp({
  manifest,
  root,
  loadFunction: (file) => {
    const loaded = require(path.join(root, 'functions', file))
    return loaded.default ?? loaded
  },
})

const server = createServer(app)
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'another program listens there already; set PORT to another number'
      : error.message
  console.error(`The server cannot listen on ${host}:${port}: ${reason}.`)
  exit(1)
})
server.listen(port, host, () => {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  console.log(`The site is served at http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => exit(0))
    server.closeIdleConnections()
    setTimeout(() => exit(0), 10_000).unref()
  })
}
