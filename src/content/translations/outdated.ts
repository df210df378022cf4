import type { Language } from '../../site/languages'
import type { Follows } from './articles'

type Article = { language: Language; follows?: Follows }

/** What the reader of an outdated translation is told. */
export type Outdated = {
  /** The day, `YYYY-MM-DD`, on which the translation last followed its original. */
  day: string
  /** The language of the original. */
  original: Language
}

/**
 * Whether a translation is behind its original. It is judged from the files alone, so that a build without git says the same.
 * @param articles the same article in every language that this build shows
 * @param versionOfOne says the version of an article; it is asked for the original alone
 * @returns nothing for an original, an up-to-date translation, or where its original is not shown
 * @throws MDX's own message where the original cannot be parsed
 */
export async function outdated<T extends Article>(
  { follows }: T,
  articles: readonly T[],
  versionOfOne: (article: T) => Promise<string>,
): Promise<Outdated | undefined> {
  const original = articles.find((other) => !other.follows)
  if (!follows || !original) return undefined
  const version = await versionOfOne(original)
  return version === follows.version ? undefined : { day: follows.day, original: original.language }
}
