import { escapeHtml } from '../site/escape-html'
import type { BuiltPage } from './built-page'

/** Maximum number of addresses in a sitemap (https://www.sitemaps.org/protocol.html). */
const most = 50_000

/**
 * Renders the sitemap: all pages with their other languages, and articles with the day of their last change.
 * @throws if there are more pages than one sitemap may contain
 */
export function sitemapXml(pages: readonly BuiltPage[]): string {
  if (pages.length > most) {
    throw new Error(
      `There are ${pages.length} pages and a sitemap names ${most} at most: part it in several.`,
    )
  }
  const urls = pages.map(({ address, alternates, publishedAt, updatedAt }) => {
    const changed = updatedAt ?? publishedAt
    const links = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.address)}"/>`,
    )
    return `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
