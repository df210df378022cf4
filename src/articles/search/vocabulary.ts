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

/** Returns the words of phrases with a meaning, sorted: most of them mean nothing by themselves. */
export const phraseWordsOf = ({ meanings }: Indexes): string[] =>
  [...new Set(meanings?.keys.filter((key) => key.includes(' ')).flatMap((key) => key.split(' ')))].sort()
