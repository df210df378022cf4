import type { Message } from './message'

/** What an author asked for cannot be done; a command prints `said` in their language. */
export class AuthorError extends Error {
  readonly said: Message

  constructor(said: Message) {
    super(said.en)
    this.said = said
  }
}
