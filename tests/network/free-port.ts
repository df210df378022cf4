import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/**
 * Returns a free port, for a program that cannot choose one itself. It lies below the ports that the
 * system hands out by itself (from 32768 on Linux), so no connection and no other server takes it
 * before the program listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
