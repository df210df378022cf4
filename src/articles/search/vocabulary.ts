import type { Indexes } from './match'

/** Returns all possible corrections, sorted: the words of articles, and single words with synonyms. */
export const vocabularyOf = ({ cards, text, meanings }: Indexes): string[] =>
  [
    ...new Set([
      ...cards.index.words,
      ...(text?.words ?? []),
      ...(meanings?.keys.filter((key) => !key.includes(' ')) ?? []),
    ]),
  ].sort()
