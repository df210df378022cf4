import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds in which a connection that has just been opened may begin its request. */
const unusedTimeout = 1000

/**
 * Prepares a graceful stop of a server.
 * @returns a function that stops it: accepts no new connections and no further requests on open ones, and
 * waits for pending responses, for a given number of milliseconds at most. Resolves to the number of requests
 * aborted then.
 */
export function stoppable(server: Server): (timeout: number) => Promise<number> {
  const underWay = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  let stopping = false

  /** Tells the client, unless headers are sent already, that the connection closes after this response. */
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
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
      // Browsers open connections in advance: Node, before 26, would wait for them.
      const unused = setTimeout(() => {
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
      }, unusedTimeout)
      const deadline = setTimeout(() => {
        cut = underWay.size
        server.closeAllConnections()
      }, timeout)
      server.close(() => {
        clearTimeout(unused)
        clearTimeout(deadline)
        resolve(cut)
      })
    })
}
