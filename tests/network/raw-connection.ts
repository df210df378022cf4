import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection that sends exactly what it is told to, and records all that it receives. */
export class RawConnection {
  readonly #socket: Socket
  #heard = ''
  /** All received data, once the other side has closed the connection. */
  readonly ended: Promise<string>

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setEncoding('latin1')
    this.#socket.on('data', (text) => {
      this.#heard += text
    })
    // An aborted connection has ended too.
    this.#socket.on('error', () => undefined)
    this.ended = new Promise((resolve) => this.#socket.once('close', () => resolve(this.#heard)))
  }

  say(text: string): this {
    this.#socket.write(text, 'latin1')
    return this
  }

  /** Waits until the received data match. */
  async heard(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#heard)) await once(this.#socket, 'data')
    return this.#heard
  }

  /** Stops reading. */
  deafen(): this {
    this.#socket.pause()
    return this
  }

  hangUp(): void {
    this.#socket.destroy()
  }
}
