import { createServer, type RequestListener, type Server } from 'node:http'

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

/**
 * A server that no slow or greedy client holds up.
 * @param own limits in place of the usual ones
 */
export function createLimitedServer(listener: RequestListener, own: Partial<typeof limits> = {}): Server {
  const { connectionsCheckingInterval, idleTimeout, maxHeaderSize, ...rest } = { ...limits, ...own }
  const server = createServer({ connectionsCheckingInterval, maxHeaderSize }, listener)
  return Object.assign(server, rest, { timeout: idleTimeout })
}
