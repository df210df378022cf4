import type { GatsbyCache } from 'gatsby'
import type { Root } from 'mdast'
import { blocksOf, type Translatable, versionOf } from './blocks'

type Article = Translatable & { body: string; internal: { contentDigest: string } }

const keyOf = ({ internal }: Article) => `version ${internal.contentDigest}`

/** Keeps the version of an article that was parsed for its page: parsing takes most of the time. */
export async function keepVersion(cache: GatsbyCache, article: Article, tree?: Root): Promise<string> {
  const version = versionOf(await blocksOf(article, article.body, tree))
  await cache.set(keyOf(article), version)
  return version
}

/** The version of an article as a translation names it. @throws MDX's own message where it does not parse */
export async function versionOfArticle(cache: GatsbyCache, article: Article): Promise<string> {
  const known: unknown = await cache.get(keyOf(article))
  return typeof known === 'string' ? known : keepVersion(cache, article)
}
