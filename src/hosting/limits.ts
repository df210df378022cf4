import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Limits for a client: milliseconds, bytes, counts (https://nodejs.org/api/http.html). */
export const limits = {
  /** Time to send the head of a request, then all of it: slower clients get 408. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Interval at which these two are checked. */
  connectionsCheckingInterval: 1_000,
  /** Time without a byte in either direction: a client that requests much and reads nothing. */
  idleTimeout: 30_000,
  /** Time between two requests of a connection. */
  keepAliveTimeout: 10_000,
  /** Size of the head of a request with its address: 431 beyond. */
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1_000,
  maxConnections: 2_000,
}

type Refusal = { headers?: Readonly<Record<string, string>>; onRefused?: (status: number) => void }

/**
 * Creates a server that no slow or greedy client can block.
 * @param own overrides limits
 * @param refusal the headers of responses to unparseable requests, which Node sends itself, and a callback to log them
 */
export function createLimitedServer(
  listener: RequestListener,
  own: Partial<typeof limits> = {},
  { headers = {}, onRefused }: Refusal = {},
): Server {
  const { connectionsCheckingInterval, idleTimeout, maxHeaderSize, ...rest } = { ...limits, ...own }
  const server = createServer({ connectionsCheckingInterval, maxHeaderSize }, listener)
  // The listener rejects unsupported expectations.
  server.on('checkExpectation', listener)

  /** Responses that have begun must not be interrupted by another one. */
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

/** The status of each parse error of Node. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
