import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { BuiltPage } from './built-page'

/** Maximum number of addresses in a sitemap (https://www.sitemaps.org/protocol.html). */
const most = 50_000

/**
 * Renders the sitemap: all pages with their other languages, and articles with the day of their last change.
 * @throws if there are more pages than one sitemap may contain
 */
export async function sitemapXml(pages: readonly BuiltPage[]): Promise<string> {
  if (pages.length > most) {
    throw new Error(
      `There are ${pages.length} pages and a sitemap names ${most} at most: part it in several.`,
    )
  }
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  const items = pages.map(({ address, alternates, publishedAt, updatedAt }) => ({
    url: address,
    lastmod: updatedAt ?? publishedAt,
    links: alternates.map((alternate) => ({ lang: alternate.language, url: alternate.address })),
  }))
  const xml = await streamToPromise(Readable.from(items).pipe(stream))
  return xml.toString()
}
