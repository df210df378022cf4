/** Types of negotiator 1.0, as far as they are used; the published ones are of an older version. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** What the client takes of these, best first; of equals in the order of `preferred`. */
    encodings(available: string[], options?: { preferred?: string[] }): string[]
  }
}
