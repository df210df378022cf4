import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** A connection that says exactly what it is told to, and keeps all that it hears. */
export class RawConnection {
  readonly #socket: Socket
  #heard = ''
  /** All that was heard, once the other side has ended the connection. */
  readonly ended: Promise<string>

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setEncoding('latin1')
    this.#socket.on('data', (text) => {
      this.#heard += text
    })
    // A connection that is cut off has ended too.
    this.#socket.on('error', () => undefined)
    this.ended = new Promise((resolve) => this.#socket.once('close', () => resolve(this.#heard)))
  }

  say(text: string): this {
    this.#socket.write(text, 'latin1')
    return this
  }

  /** Waits until what was heard matches. */
  async heard(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#heard)) await once(this.#socket, 'data')
    return this.#heard
  }

  /** Reads nothing any more. */
  deafen(): this {
    this.#socket.pause()
    return this
  }

  hangUp(): void {
    this.#socket.destroy()
  }
}
