import en from '../../../content/copy/en/articles.json'
import fr from '../../../content/copy/fr/articles.json'
import { feeds } from '../../articles/feeds'
import { markdownPath } from '../../articles/paths'
import { codeHash, hashOf } from '../../cache/code-hash'
import type { FileCache } from '../../cache/file-cache'
import type { Site } from '../../content/schemas/site'
import { fullAddress } from '../../site/head/address'
import { type Language, localPath } from '../../site/languages'
import { writePublicFile } from '../public-file'
import { type Entry, jsonFeed, xmlFeeds } from './feeds'
import { markdownFile } from './markdown-file'
import { type FeedOptions, markdownToHtml } from './markdown-to-html'
import { addressOf, type PublishedArticle } from './published-articles'

const copy = { en, fr }

/** How many articles a feed holds, with their full text: who follows it has read the older ones. */
const entriesOfFeed = 30

/** The text of an article as feeds carry it, compiled once. */
async function htmlOf(
  { markdown }: PublishedArticle,
  { address, sources, backToText }: FeedOptions,
  cache: Pick<FileCache, 'get'>,
): Promise<string> {
  const options = { address, sources, backToText }
  const name = `${hashOf(codeHash, markdown, JSON.stringify(options))}.html`
  const html = await cache.get(name, async () => Buffer.from(await markdownToHtml(markdown, options)))
  return html.toString()
}

/**
 * Writes what machines read of the articles of one language: each as Markdown, the newest as RSS, Atom and JSON Feed.
 * @param articles newest first
 * @param cache the HTML of former builds
 */
export async function writeArticles(
  articles: readonly PublishedArticle[],
  site: Pick<Site, 'brand' | 'url' | 'email'>,
  language: Language,
  cache: Pick<FileCache, 'get'>,
): Promise<void> {
  const { meta, article: words } = copy[language]
  const authorOf = ({ author }: PublishedArticle) => author ?? site.brand

  for (const article of articles) {
    const address = addressOf(article, site.url, language)
    const byline = words.by.replace('{{author}}', authorOf(article))
    writePublicFile(
      localPath(markdownPath(article.slug), language),
      markdownFile(article, { language, address, byline, updated: words.updated, checked: words.checked }),
    )
  }

  const entries = await Promise.all(
    articles.slice(0, entriesOfFeed).map(async (article): Promise<Entry> => {
      const address = addressOf(article, site.url, language)
      return {
        address,
        title: article.title,
        summary: article.subtitle,
        author: authorOf(article),
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        tags: article.tags.map(({ name }) => name[language]),
        html: await htmlOf(article, { address, ...words }, cache),
      }
    }),
  )
  const [rss, atom, json] = feeds.map(({ path }) => localPath(path, language))
  const full = (path = '') => `${site.url}${path}`
  const channel = {
    language,
    title: `${meta.title} · ${site.brand}`,
    description: meta.description,
    author: site.brand,
    email: site.email,
    home: fullAddress(site.url, '/articles', language),
    addresses: { rss: full(rss), atom: full(atom), json: full(json) },
    icon: full('/icon-512.png'),
    entries,
  }
  const xml = await xmlFeeds(channel)
  writePublicFile(channel.addresses.rss.slice(site.url.length), xml.rss)
  writePublicFile(channel.addresses.atom.slice(site.url.length), xml.atom)
  writePublicFile(channel.addresses.json.slice(site.url.length), jsonFeed(channel))
}
