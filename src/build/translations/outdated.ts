import type { Language } from '../../site/languages'
import type { Follows } from './articles'
import { blocksOf, type Translatable, versionOf } from './blocks'

type Article = Translatable & { language: Language; body: string; follows?: Follows }

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
 * @returns nothing for an original, an up-to-date translation, or where its original is not shown
 * @throws MDX's own message where the original cannot be parsed
 */
export async function outdated(
  { follows }: Article,
  articles: readonly Article[],
): Promise<Outdated | undefined> {
  const original = articles.find((other) => !other.follows)
  if (!follows || !original) return undefined
  const version = versionOf(await blocksOf(original, original.body))
  return version === follows.version ? undefined : { day: follows.day, original: original.language }
}
