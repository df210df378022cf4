import { Agent, request as askPlainly } from 'node:http'
import { request as askSecurely, Agent as SecureAgent } from 'node:https'
import { onCleanUp } from '../cleanup'
import { type Reply, replyOf } from '../http'

export type SendRequest = (
  address: string,
  question?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Reply>

/**
 * Requests exactly the given addresses of a server on this machine, without following redirects, decompression, or
 * verifying certificates.
 * @param agent keeps connections for many requests; else each has its own
 */
export function requester(origin: string, agent: Agent | false = false): SendRequest {
  const { protocol, port } = new URL(origin)
  const request = protocol === 'https:' ? askSecurely : askPlainly
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        agent,
        rejectUnauthorized: false,
        headers: { Host: `localhost:${port}`, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => resolve(replyOf(response)))
      outgoing.end(body)
    })
}

/** Requests like `requester`, but over one connection: a handshake for each of many requests takes most of the time. */
export function connected(origin: string): SendRequest {
  const agent = new (origin.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 1 })
  onCleanUp(() => agent.destroy())
  return requester(origin, agent)
}
