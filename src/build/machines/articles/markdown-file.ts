import { formatDay } from '../../../site/format'
import type { Language } from '../../../site/languages'
import type { PublishedArticle } from './published-articles'

type Options = {
  language: Language
  /** Full address of the article as a page. */
  address: string
  /** "By {{author}}", with the author. */
  byline: string
}

/** `/articles/<slug>.md`: an article as one Markdown document, with what its page says above the text. */
export const markdownFile = (article: PublishedArticle, { language, address, byline }: Options): string =>
  [
    `# ${article.title}`,
    article.subtitle,
    `${byline} · ${formatDay(language, article.publishedAt)} · <${address}>`,
    article.markdown,
  ].join('\n\n')
