import type { Root } from 'mdast'
import type { ArticleText } from '../../content/articles/article-text'
import { parseBody } from '../../content/articles/parse-body'
import { readFigures } from '../../content/facts/figures-file'
import { readSite } from '../../content/site'
import { fullAddress } from '../../site/head/address'
import type { Language } from '../../site/languages'
import { cachedArticle } from './compile-once'
import { mdxToMarkdown } from './mdx-to-markdown'

type Article = ArticleText & { id: string; language: Language }

/** The Markdown of an article that was parsed. */
export function markdownOfTree({ body, language }: Pick<Article, 'body' | 'language'>, tree: Root): string {
  const { url } = readSite()
  const link = (to: string) => fullAddress(url, to, language)
  return mdxToMarkdown(tree, body, { link, language, figures: readFigures() })
}

/** The body of an article as plain Markdown. @throws MDX's own message where it does not parse */
export async function markdownOf(article: Article): Promise<string> {
  const cached = await cachedArticle(article)
  return cached?.markdown ?? markdownOfTree(article, await parseBody(article.body))
}
