import { createServer } from 'node:net'
import { listen } from './listen'

/** Returns a free port, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}
