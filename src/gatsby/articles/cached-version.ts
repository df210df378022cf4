import type { ArticleText } from '../../content/articles/article-text'
import { blocksOf, type Translatable, versionOf } from '../../content/translations/blocks'
import { cachedArticle } from '../../outputs/article/compile-once'
import type { Language } from '../../site/languages'

type Article = Translatable & ArticleText & { id: string; language: Language }

/**
 * Returns the version of an article as a translation names it, from the cache if a build has compiled it.
 * @throws MDX's own message if it does not parse
 */
export async function versionOfArticle(article: Article): Promise<string> {
  const cached = await cachedArticle(article)
  return cached?.version ?? versionOf(await blocksOf(article, article.body))
}
