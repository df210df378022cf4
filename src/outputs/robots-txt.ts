/**
 * Renders `robots.txt` (RFC 9309): everything may be crawled, except in a preview.
 * @param url origin of the site
 */
export const robotsTxt = (url: string, preview: boolean): string =>
  preview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`
