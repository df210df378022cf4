import { fill, formatDay } from '../../site/format'
import type { Language } from '../../site/languages'
import type { PublishedArticle } from './published-articles'

type Options = {
  language: Language
  /** Full address of the article's page. */
  address: string
  author: string
  /** "By {{author}}", "updated on {{day}}", "facts checked on {{day}}". */
  words: { by: string; updated: string; checked: string }
}

/** Renders `/articles/<slug>.md`: an article as one Markdown document, with the metadata of its page above the text. */
export function markdownFile(
  article: PublishedArticle,
  { language, address, author, words }: Options,
): string {
  const on = (text: string, day: string | null) =>
    day ? [fill(text, { day: formatDay(language, day) })] : []
  const days = [formatDay(language, article.publishedAt), ...on(words.updated, article.updatedAt)].join(', ')
  return [
    `# ${article.title}`,
    article.subtitle,
    [fill(words.by, { author }), days, ...on(words.checked, article.checkedAt), `<${address}>`].join(' · '),
    article.texts.markdown,
  ].join('\n\n')
}
