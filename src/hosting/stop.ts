import type { Server, ServerResponse } from 'node:http'

/**
 * Prepares a graceful stop of a server.
 * @returns a function that stops it: accepts no new connections and no further requests on open ones, and
 * waits for pending responses, for a given number of milliseconds at most. Resolves to the number of requests
 * aborted then.
 */
export function stoppable(server: Server): (timeout: number) => Promise<number> {
  const underWay = new Set<ServerResponse>()
  let stopping = false

  /** Tells the client, unless headers are sent already, that the connection closes after this response. */
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
