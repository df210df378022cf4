import type { Root } from 'mdast'
import type { Language } from '../../site/languages'
import type { ArticleText } from '../articles/article-text'
import { keptOf } from '../articles/kept-articles'
import { blocksOf, type Translatable, versionOf } from './blocks'

type Article = Translatable & ArticleText & { id: string; language: Language }

/**
 * The version of an article as its front matter and its tree say it.
 * @param tree what its body was parsed to, where it has been
 * @throws MDX's own message where it does not parse
 */
export const versionOfTree = async (article: Translatable & { body: string }, tree?: Root): Promise<string> =>
  versionOf(await blocksOf(article, article.body, tree))

/** The version of an article as a translation names it. @throws MDX's own message where it does not parse */
export async function versionOfArticle(article: Article): Promise<string> {
  const kept = await keptOf(article)
  return kept?.version ?? versionOfTree(article)
}
