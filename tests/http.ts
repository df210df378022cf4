import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onCleanUp } from './cleanup'

type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sends the body in chunks, without a `Content-Length`. */
  chunked?: boolean
  /** Sends over this agent's connections; otherwise each request has its own. */
  agent?: Agent
}

export type Reply = {
  status: number
  headers: IncomingHttpHeaders
  /** All headers as received. */
  rawHeaders: string
  body: Buffer
  text: string
}

/** Reads a complete reply, with its body. */
export async function replyOf(response: IncomingMessage): Promise<Reply> {
  const body = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    rawHeaders: response.rawHeaders.join('\n'),
    body,
    text: body.toString(),
  }
}

export type TestServer = {
  ask: (path: string, question?: Question) => Promise<Reply>
  close: () => Promise<void>
}

/** Keeps one connection open, for consecutive requests. */
export const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Serves on a free port of this machine. `ask` sends a path exactly as written: unlike `fetch` it resolves no dots,
 * follows no redirect and decompresses nothing.
 * @param maxHeaderSize Node's limit, in bytes, if not its default
 */
export async function serve(listener: RequestListener, maxHeaderSize?: number): Promise<TestServer> {
  const server = createServer({ maxHeaderSize }, listener)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onCleanUp(close)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  const { port } = address

  function ask(path: string, { method = 'GET', headers, body, chunked = false, agent }: Question = {}) {
    const length = body === undefined || chunked ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const own = agent ?? oneConnection()
    return new Promise<Reply>((resolve, reject) => {
      const outgoing = request({
        agent: own,
        host: '127.0.0.1',
        port,
        path,
        method,
        maxHeaderSize,
        headers: { ...length, ...headers },
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => resolve(replyOf(response)))
      if (chunked && body !== undefined) outgoing.write(body)
      outgoing.end(chunked ? undefined : body)
    }).finally(() => {
      if (own !== agent) own.destroy()
    })
  }

  return { ask, close }
}
