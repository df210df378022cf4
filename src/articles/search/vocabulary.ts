import type { Indexes } from './match'

/** Returns all words that a typed one may be corrected to, sorted: those of articles, and single ones with a meaning. */
export const vocabularyOf = ({ cards, text, meanings }: Indexes): string[] =>
  [
    ...new Set([
      ...cards.index.words,
      ...(text?.words ?? []),
      ...(meanings?.keys.filter((key) => !key.includes(' ')) ?? []),
    ]),
  ].sort()
