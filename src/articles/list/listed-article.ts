import { type Language, localPath } from '../../site/languages'
import { coverOf } from '../cover'
import type { ListedArticle } from '../listing'
import { articlePath } from '../paths'

/** Returns an article as the list, its JSON and every card show it, in one language. */
export function listedArticle(article: Queries.ArticleCardPartsFragment, language: Language): ListedArticle {
  const picture = coverOf(article)
  return {
    title: article.title,
    subtitle: article.subtitle,
    slug: article.slug,
    mainImage: picture?.images.fallback?.src,
    publishedAt: article.publishedAt,
    publication: article.publication === 'published' ? undefined : article.publication,
    readTime: `${article.readingMinutes} min`,
    readingMinutes: article.readingMinutes,
    featured: article.featured,
    tags: article.tags.map(({ tag, name }) => ({ id: tag, name: name[language] })),
    url: localPath(articlePath(article.slug), language),
    picture,
  }
}
