import type { Server, ServerResponse } from 'node:http'

/**
 * Prepares a graceful stop of a server.
 * @returns stops it: no new connection, no further request on an old one, and pending responses are finished. It takes
 * the longest time to wait, in milliseconds, and resolves to the number of requests aborted after it.
 */
export function stoppable(server: Server): (timeout: number) => Promise<number> {
  const underWay = new Set<ServerResponse>()
  let stopping = false

  /** Tells the client, unless headers are sent, that this connection ends here. */
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    underWay.add(response)
    if (stopping) announceEnd(response)
    response.once('close', () => {
      underWay.delete(response)
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })

  return (timeout) =>
    new Promise((resolve) => {
      let cut = 0
      stopping = true
      for (const response of underWay) announceEnd(response)
      const deadline = setTimeout(() => {
        cut = underWay.size
        server.closeAllConnections()
      }, timeout)
      server.close(() => {
        clearTimeout(deadline)
        resolve(cut)
      })
    })
}
