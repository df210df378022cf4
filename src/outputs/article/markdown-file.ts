import { formatDay } from '../../site/format'
import type { Language } from '../../site/languages'
import type { PublishedArticle } from './published-articles'

type Options = {
  language: Language
  /** Full address of the article's page. */
  address: string
  /** "By {{author}}", with the author. */
  byline: string
  /** "updated on {{day}}". */
  updated: string
  /** "facts checked on {{day}}". */
  checked: string
}

/** Renders `/articles/<slug>.md`: an article as one Markdown document, with the metadata of its page above the text. */
export function markdownFile(
  article: PublishedArticle,
  { language, address, byline, updated, checked }: Options,
): string {
  const days = [
    formatDay(language, article.publishedAt),
    ...(article.updatedAt ? [updated.replace('{{day}}', formatDay(language, article.updatedAt))] : []),
  ].join(', ')
  const verified = article.checkedAt
    ? [checked.replace('{{day}}', formatDay(language, article.checkedAt))]
    : []
  return [
    `# ${article.title}`,
    article.subtitle,
    [byline, days, ...verified, `<${address}>`].join(' · '),
    article.texts.markdown,
  ].join('\n\n')
}
