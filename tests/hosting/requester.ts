import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { type Reply, replyOf } from '../http'

export type SendRequest = (
  address: string,
  question?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Reply>

/**
 * Requests exactly the given addresses of a server on this machine, without following redirects, decompression, or
 * verifying certificates.
 */
export function requester(origin: string): SendRequest {
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
        agent: false,
        rejectUnauthorized: false,
        headers: { Host: `localhost:${port}`, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => resolve(replyOf(response)))
      outgoing.end(body)
    })
}
