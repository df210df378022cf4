import { escapeHtml } from '../../site/escape-html'
import type { Language } from '../../site/languages'

/** One article of a feed. */
export type Entry = {
  /** Full address, which is its permanent id too. */
  address: string
  title: string
  summary: string
  author: string
  /** A day, `YYYY-MM-DD`. */
  publishedAt: string
  /** The day of its last revision, if there was one. */
  updatedAt: string | null
  tags: string[]
  /** Full text, with absolute links. */
  html: string
}

export type Channel = {
  language: Language
  title: string
  description: string
  author: string
  email: string
  /** Full address of the list of articles. */
  home: string
  /** Full addresses of the feeds themselves. */
  addresses: { rss: string; atom: string; json: string }
  icon: string
  /** Newest first. */
  entries: readonly Entry[]
}

const changedAt = ({ publishedAt, updatedAt }: Entry) => updatedAt ?? publishedAt

/** Returns the first instant of a day: articles have no time. */
const instant = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Renders RSS 2.0 and Atom 1.0 (RFC 4287) for one language. A feed has the date of its last published or
 * revised article, so that the same content gives the same bytes.
 */
export async function xmlFeeds(channel: Channel): Promise<{ rss: string; atom: string }> {
  // Titles of RSS are plain text; `feed` declares those of Atom to be HTML.
  const rss = (await feedOf(channel, (title) => title)).rss2()
  const atom = (await feedOf(channel, escapeHtml)).atom1()
  return { rss, atom: atom.replace('<feed ', `<feed xml:lang="${channel.language}" `) }
}

async function feedOf(channel: Channel, titleOf: (title: string) => string) {
  // An ES module only; a true import() works under every Node that the site supports.
  const { Feed } = await import('feed')
  const { addresses, author, email, entries } = channel
  const feed = new Feed({
    id: channel.home,
    title: channel.title,
    description: channel.description,
    link: channel.home,
    language: channel.language,
    favicon: channel.icon,
    author: { name: author, email },
    updated: instant(entries.map(changedAt).sort().at(-1) ?? '1970-01-01'),
    feedLinks: { rss: addresses.rss, atom: addresses.atom },
    generator: false,
  })
  for (const entry of entries) {
    feed.addItem({
      id: entry.address,
      link: entry.address,
      title: titleOf(entry.title),
      description: escapeHtml(entry.summary),
      content: entry.html,
      // RSS 2.0 requires a mail address beside a name.
      author: [{ name: entry.author, email }],
      date: instant(changedAt(entry)),
      published: instant(entry.publishedAt),
      category: entry.tags.map((name) => ({ name, term: name })),
    })
  }
  return feed
}

/** Renders JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) for one language; the package `feed` writes version 1. */
export const jsonFeed = (channel: Channel): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    description: channel.description,
    home_page_url: channel.home,
    feed_url: channel.addresses.json,
    icon: channel.icon,
    language: channel.language,
    authors: [{ name: channel.author }],
    items: channel.entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: instant(entry.publishedAt).toISOString(),
      ...(entry.updatedAt && { date_modified: instant(entry.updatedAt).toISOString() }),
      authors: [{ name: entry.author }],
      tags: entry.tags,
      language: channel.language,
    })),
  })
