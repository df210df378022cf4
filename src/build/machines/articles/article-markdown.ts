import type { GatsbyCache } from 'gatsby'
import type { Root } from 'mdast'
import { fullAddress } from '../../../site/head/address'
import type { Language } from '../../../site/languages'
import { parseBody } from '../../articles/parse-body'
import { readSite } from '../../site'
import { mdxToMarkdown } from './mdx-to-markdown'

type Article = { body: string; language: Language; internal: { contentDigest: string } }

/** By the content of the article and the address of the site, which its links name. */
const keyOf = ({ internal }: Article, url: string) => `markdown ${internal.contentDigest} ${url}`

/** Keeps the Markdown of an article that was parsed for its page: parsing takes most of the time. */
export async function keepMarkdown(cache: GatsbyCache, article: Article, tree: Root): Promise<string> {
  const { url } = readSite()
  const link = (to: string) => fullAddress(url, to, article.language)
  const markdown = mdxToMarkdown(tree, article.body, { link })
  await cache.set(keyOf(article, url), markdown)
  return markdown
}

/** The body of an article as plain Markdown. @throws MDX's own message where it does not parse */
export async function markdownOf(cache: GatsbyCache, article: Article): Promise<string> {
  const known: unknown = await cache.get(keyOf(article, readSite().url))
  return typeof known === 'string' ? known : keepMarkdown(cache, article, await parseBody(article.body))
}
