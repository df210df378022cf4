import type { Language } from '../../site/languages'
import type { Follows } from './articles'

type Article = { language: Language; follows?: Follows }

/** The notice for readers of an outdated translation. */
export type Outdated = {
  /** The day, `YYYY-MM-DD`, on which the translation last followed its original. */
  day: string
  /** The language of the original. */
  original: Language
}

/**
 * Returns whether a translation is outdated, without using git, which a build may lack.
 * @param articles the same article in every language that this build shows
 * @param versionOfOne returns the version of an article; only called for the original
 * @returns undefined for an original, an up-to-date translation, or if its original is not shown
 * @throws MDX's own message if the original cannot be parsed
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
