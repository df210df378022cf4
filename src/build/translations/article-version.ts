import type { Root } from 'mdast'
import type { Language } from '../../site/languages'
import type { ArticleText } from '../articles/article-text'
import { keptOf } from '../articles/kept-articles'
import { blocksOf, blocksOfTree, type Translatable, versionOf } from './blocks'

type Article = Translatable & ArticleText & { id: string; language: Language }

/** The version of an article as a translation names it. @param tree what its body was parsed to */
export const versionOfTree = (article: Translatable & { body: string }, tree: Root): string =>
  versionOf(blocksOfTree(article, article.body, tree))

/** The same, from what a build has kept of it, where it has. @throws MDX's own message where it does not parse */
export async function versionOfArticle(article: Article): Promise<string> {
  const kept = await keptOf(article)
  return kept?.version ?? versionOf(await blocksOf(article, article.body))
}
