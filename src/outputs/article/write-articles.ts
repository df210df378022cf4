import en from '../../../content/copy/en/articles.json'
import enCommon from '../../../content/copy/en/common.json'
import fr from '../../../content/copy/fr/articles.json'
import frCommon from '../../../content/copy/fr/common.json'
import { feeds } from '../../articles/feeds'
import { articlePath, markdownPath, textPath } from '../../articles/paths'
import type { Site } from '../../content/schemas/site'
import { fill, formatDay } from '../../site/format'
import { fullAddress } from '../../site/head/address'
import { isLanguage, type Language, localPath } from '../../site/languages'
import { writePublicFile } from '../public-file'
import { type Entry, jsonFeed, xmlFeeds } from './feeds'
import type { PublishedArticle } from './published-articles'

const copy = { en, fr } satisfies Record<Language, typeof en>
const notices = { en: enCommon.translation, fr: frCommon.translation } satisfies Record<Language, object>

/** Number of articles in a feed: they include their full text, and subscribers already have older ones. */
const entriesOfFeed = 30

/**
 * Writes the machine-readable articles of one language: each as Markdown, and as the text from which search
 * results quote; the newest as RSS, Atom and JSON Feed.
 * @param articles newest first
 */
export async function writeArticles(
  articles: readonly PublishedArticle[],
  site: Pick<Site, 'brand' | 'url' | 'email'>,
  language: Language,
): Promise<void> {
  const { meta, article: words } = copy[language]
  const authorOf = ({ author }: PublishedArticle) => author ?? site.brand
  const addressOf = ({ slug }: PublishedArticle) => fullAddress(site.url, articlePath(slug), language)

  /** Returns the notice that a translation is behind its original, with a link to the original's Markdown. */
  const noticeOf = ({ slug, outdated }: PublishedArticle) => {
    if (!outdated || !isLanguage(outdated.original)) return []
    const { outdated: notice, readOriginal } = notices[language]
    const original = fullAddress(site.url, markdownPath(slug), outdated.original)
    return [`${fill(notice, { day: formatDay(language, outdated.day) })} [${readOriginal}](${original})`]
  }

  /** Returns an article as one Markdown document, with the metadata of its page above the text. */
  const markdownOf = (article: PublishedArticle) => {
    const on = (text: string, day: string | null) =>
      day ? [fill(text, { day: formatDay(language, day) })] : []
    const by = fill(words.by, { author: authorOf(article) })
    const days = [formatDay(language, article.publishedAt), ...on(words.updated, article.updatedAt)].join(
      ', ',
    )
    return [
      `# ${article.title}`,
      article.subtitle,
      [by, days, ...on(words.checked, article.checkedAt), `<${addressOf(article)}>`].join(' · '),
      ...noticeOf(article),
      article.texts.markdown,
    ].join('\n\n')
  }

  for (const article of articles) {
    writePublicFile(localPath(markdownPath(article.slug), language), markdownOf(article))
    writePublicFile(localPath(textPath(article.slug), language), article.texts.text)
  }

  const entries = articles.slice(0, entriesOfFeed).map(
    (article): Entry => ({
      address: addressOf(article),
      title: article.title,
      summary: article.subtitle,
      author: authorOf(article),
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      tags: article.tags.map(({ name }) => name[language]),
      html: article.texts.feed,
    }),
  )
  const [rss = '', atom = '', json = ''] = feeds.map(({ path }) => localPath(path, language))
  const channel = {
    language,
    title: `${meta.title} · ${site.brand}`,
    description: meta.description,
    author: site.brand,
    email: site.email,
    home: fullAddress(site.url, '/articles', language),
    addresses: { rss: site.url + rss, atom: site.url + atom, json: site.url + json },
    icon: `${site.url}/icon-512.png`,
    entries,
  }
  const xml = await xmlFeeds(channel)
  writePublicFile(rss, xml.rss)
  writePublicFile(atom, xml.atom)
  writePublicFile(json, jsonFeed(channel))
}
