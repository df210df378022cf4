import type { Root } from 'mdast'
import { articlePath } from '../../articles/paths'
import type { ArticleText } from '../../content/articles/article-text'
import { parseBody } from '../../content/articles/parse-body'
import { readFacts } from '../../content/facts/facts'
import { readSite } from '../../content/site'
import { fullAddress } from '../../site/head/address'
import type { Language } from '../../site/languages'
import { cachedArticle } from './compile-once'
import { feedHtml } from './feed-html'
import { plainMarkdown } from './plain-markdown'
import { plainTree } from './plain-tree'
import { searchText } from './search-text'

type Article = { slug: string; language: Language }

/** Copy that the texts contain. */
type Words = { sources: string; backToText: string }

/** Returns the full address of a link in an article: to a page, or to one of its own headings. */
const linkFrom = ({ slug, language }: Article) => {
  const { url } = readSite()
  return (to: string) => fullAddress(url, to.startsWith('/') ? to : `${articlePath(slug)}${to}`, language)
}

/** Converts a parsed article to plain Markdown nodes, with the site's address and facts; see `plainTree`. */
export const plainArticle = (article: Article, tree: Root): Root =>
  plainTree(tree, { link: linkFrom(article), language: article.language, facts: readFacts() })

/**
 * Returns the texts of an article.
 * @param plain the result of `plainArticle`
 */
export const textsOfPlain = async (
  article: Article,
  plain: Root,
  { sources, backToText }: Words,
): Promise<Queries.ArticleTexts> => ({
  markdown: await plainMarkdown(plain),
  feed: await feedHtml(plain, { address: linkFrom(article)(''), sources, backToText }),
  ...searchText(plain),
})

/**
 * Returns the texts of an article, from the cache if a build has compiled it.
 * @throws MDX's own message if it does not parse
 */
export async function textsOf(
  article: Article & ArticleText & { id: string },
  words: Words,
): Promise<Queries.ArticleTexts> {
  const cached = await cachedArticle(article)
  return cached ?? textsOfPlain(article, plainArticle(article, await parseBody(article.body)), words)
}
