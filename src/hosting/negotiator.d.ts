/** Types of the parts of negotiator 1.0 in use; the published ones are of an older version. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** Returns the encodings that the client accepts, best first; equals in the order of `preferred`. */
    encodings(available: string[], options?: { preferred?: string[] }): string[]
  }
}
