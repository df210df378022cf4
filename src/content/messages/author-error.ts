import type { Message } from './message'

/** An author's request that cannot be fulfilled; commands print `said` in the author's language. */
export class AuthorError extends Error {
  constructor(readonly said: Message) {
    super(said.en)
  }
}
