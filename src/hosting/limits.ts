import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** What a client may take of the server: milliseconds, bytes, numbers (https://nodejs.org/api/http.html). */
export const limits = {
  /** To send the head of a request, then all of it: a client that drips bytes is answered with 408. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often these two are looked at. */
  connectionsCheckingInterval: 1_000,
  /** Without a byte in either direction: a client that asks for much and reads nothing. */
  idleTimeout: 30_000,
  /** Between two requests of a connection. */
  keepAliveTimeout: 10_000,
  /** The head of a request with its address: 431 beyond. */
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1_000,
  maxConnections: 2_000,
}

type Refusal = { headers?: Readonly<Record<string, string>>; onRefused?: (status: number) => void }

/**
 * A server that no slow or greedy client holds up.
 * @param own limits in place of the usual ones
 * @param refusal the headers of what Node itself refuses, because it cannot be parsed, and the callback that logs it
 */
export function createLimitedServer(
  listener: RequestListener,
  own: Partial<typeof limits> = {},
  { headers = {}, onRefused }: Refusal = {},
): Server {
  const { connectionsCheckingInterval, idleTimeout, maxHeaderSize, ...rest } = { ...limits, ...own }
  const server = createServer({ connectionsCheckingInterval, maxHeaderSize }, listener)
  // What a client expects that nobody can do is for the listener to refuse.
  server.on('checkExpectation', listener)

  /** An answer that has begun must not get another one in its middle. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => {
    answers.set(socket, response)
    response.once('close', () => answers.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ''] ?? 400
    if (error.code === 'ECONNRESET' || !socket.writable || answers.get(socket)?.headersSent) {
      socket.destroy()
      return
    }
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' })
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))]
    socket.end(`${head.join('\r\n')}\r\n\r\n`)
    onRefused?.(status)
  })
  return Object.assign(server, rest, { timeout: idleTimeout })
}

/** The status by which Node names what it could not read. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
