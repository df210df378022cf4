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

const linkIn = (language: Language) => {
  const { url } = readSite()
  return (to: string) => fullAddress(url, to, language)
}

/** Converts a parsed article to plain Markdown nodes, with the site's address and facts; see `plainTree`. */
export const plainArticle = ({ language }: Article, tree: Root): Root =>
  plainTree(tree, { link: linkIn(language), language, facts: readFacts() })

/**
 * Returns the texts of an article.
 * @param plain the result of `plainArticle`
 */
export const textsOfPlain = async (
  { slug, language }: Article,
  plain: Root,
  { sources, backToText }: Words,
): Promise<Queries.ArticleTexts> => ({
  markdown: await plainMarkdown(plain),
  feed: await feedHtml(plain, { address: linkIn(language)(articlePath(slug)), sources, backToText }),
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
