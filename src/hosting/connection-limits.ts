import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'

/** Limits for a client: milliseconds, bytes, counts (https://nodejs.org/api/http.html). */
export const limits = {
  /** Time to send the head of a request, then all of it: slower clients get 408. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Interval at which these two are checked. */
  connectionsCheckingInterval: 1_000,
  /** Time without a byte in either direction, for clients that request much and read nothing. Longer than for a request. */
  idleTimeout: 35_000,
  /** Time between two requests on a connection. */
  keepAliveTimeout: 10_000,
  /** Size of the head of a request, including its address; larger ones get 431. */
  maxHeaderSize: 16 * 1024,
  /** Not limited, as their size is: Node would drop those beyond a number silently, be it `X-Forwarded-For`. */
  maxHeadersCount: 0,
  maxRequestsPerSocket: 1_000,
  maxConnections: 2_000,
}

type Refusal = { headers?: Readonly<Record<string, string>>; onRefused?: (status: number) => void }

/**
 * Creates a server that no slow or greedy client can block.
 * @param own overrides limits
 * @param refusal headers for responses to requests that are no HTTP, and a callback to log these
 */
export function createLimitedServer(
  listener: RequestListener,
  own: Partial<typeof limits> = {},
  { headers = {}, onRefused }: Refusal = {},
): Server {
  const { connectionsCheckingInterval, idleTimeout, maxHeaderSize, ...rest } = { ...limits, ...own }
  const answer: RequestListener = (request, response) => {
    // No host, or several (RFC 9112, section 3.2): Node itself would refuse the former without our headers.
    const { host = [] } = request.headersDistinct
    if (host.length > 1 || (request.httpVersion === '1.1' && host.length === 0)) {
      response.writeHead(400, { ...headers, Connection: 'close' }).end()
      onRefused?.(400)
    } else listener(request, response)
  }
  const server = createServer(
    { connectionsCheckingInterval, maxHeaderSize, requireHostHeader: false },
    answer,
  )
  // The listener rejects unsupported expectations.
  server.on('checkExpectation', answer)

  /** One that has begun must not be interrupted by an error. */
  const unfinished = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ''] ?? 400
    const hasBegun = [...unfinished].some(({ headersSent, req }) => headersSent && req.socket === socket)
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
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

/** Status codes by Node's error codes; all others are 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
