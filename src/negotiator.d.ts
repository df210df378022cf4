/** Types of the parts of negotiator 1.0 that are used; the published types are for an older version. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: IncomingMessage)
    /** Returns the accepted encodings, best first; those of equal quality in the order of `preferred`. */
    encodings(available: string[], options?: { preferred?: string[] }): string[]
    /** Returns the language that is accepted best; undefined if none is. */
    language(available: string[]): string | undefined
  }
}
