import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
} from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onCleanUp } from '../support/cleanup'
import { listen } from './listen'

type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body in chunks, without a `Content-Length`. */
  chunked?: boolean
}

export type Reply = {
  status: number
  headers: IncomingHttpHeaders
  /** All headers as received. */
  rawHeaders: string
  body: Buffer
  text: string
}

export type Ask = (path: string, question?: Question) => Promise<Reply>

/** Reads a complete reply, with its body. */
export async function replyOf(response: IncomingMessage): Promise<Reply> {
  const body = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    rawHeaders: response.rawHeaders.join('\n'),
    body,
    text: body.toString(),
  }
}

/** Returns the body of a reply, decompressed by its headers. */
export function unpacked({ headers, body }: Reply): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/**
 * Asks a server on this machine for exactly the paths given: unlike `fetch` it resolves no dots, follows no redirect,
 * decompresses nothing and verifies no certificate.
 * @param agent keeps connections for many requests; else each has its own
 */
export function requester(origin: string, agent: Agent | false = false): Ask {
  const { protocol, port } = new URL(origin)
  const send = protocol === 'https:' ? requestSecurely : request
  return (path, { method = 'GET', headers, body, chunked = false } = {}) =>
    new Promise((resolve, reject) => {
      const length =
        body === undefined || chunked ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
      const outgoing = send({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        agent,
        rejectUnauthorized: false,
        // A redirect may repeat a long address.
        maxHeaderSize: 1_000_000,
        headers: { Host: `localhost:${port}`, ...length, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => resolve(replyOf(response)))
      if (chunked) outgoing.write(body)
      outgoing.end(chunked ? undefined : body)
    })
}

/** Asks over one connection: a handshake for each of many requests takes most of the time. */
export function connected(origin: string): Ask {
  const agent = new (origin.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 1 })
  onCleanUp(() => agent.destroy())
  return requester(origin, agent)
}

export type TestServer = { origin: string; ask: Ask }

/**
 * Serves on a free port of this machine, until the test or its file is cleaned up.
 * @param maxHeaderSize Node's limit, in bytes, if not its default
 */
export async function serve(listener: RequestListener, maxHeaderSize?: number): Promise<TestServer> {
  const server = createServer({ maxHeaderSize }, listener)
  onCleanUp(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  return { origin, ask: requester(origin) }
}
