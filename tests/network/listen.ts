import { once } from 'node:events'
import type { Server } from 'node:net'

/** Makes a server listen on this machine, on a free port if none is given. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}
