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

const parsedVersion = async (article: Article) => versionOf(await blocksOf(article, article.body))

/**
 * Whether a translation is behind its original. It is judged from the files alone, so that a build without git says the same.
 * @param articles the same article in every language that this build shows
 * @param versionOfOne says the version of an article, where it need not be parsed for it
 * @returns nothing for an original, an up-to-date translation, or where its original is not shown
 * @throws MDX's own message where the original cannot be parsed
 */
export async function outdated<T extends Article>(
  { follows }: T,
  articles: readonly T[],
  versionOfOne: (article: T) => Promise<string> = parsedVersion,
): Promise<Outdated | undefined> {
  const original = articles.find((other) => !other.follows)
  if (!follows || !original) return undefined
  const version = await versionOfOne(original)
  return version === follows.version ? undefined : { day: follows.day, original: original.language }
}
