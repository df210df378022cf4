/**
 * The headers of every response, declared once: the adapter writes them into `routes.json`, which the server implements;
 * those that Gatsby proposes are not used.
 */

/** Names in lower case, like Gatsby's own; an empty value removes a header set for every response. */
export type Headers = Readonly<Record<string, string>>

/** For pages, files, redirects, errors and functions alike (OWASP ASVS 5.0, 3.4). */
export const everyAnswer: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // Overridden for pages; other files must not run anything, wherever they are opened.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
}

/**
 * Permissions that pages never request:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy
 */
const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

const page: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
}

/** Pictures may be embedded elsewhere: by feed readers, and as the preview of a shared link. */
const picture: Headers = { 'cross-origin-resource-policy': 'cross-origin' }

/** Removes headers that only affect documents, as scripts, styles and fonts are small and many. */
const part: Headers = { 'content-security-policy': '', 'referrer-policy': '' }

const kinds: readonly [RegExp, Headers][] = [
  [/\.html$/, page],
  [/\.(png|jpe?g|webp|avif|svg|ico)$/, picture],
  [/\.(js|css|woff2)$/, part],
]

/** Names the page of which an article's Markdown or text is a copy, so that search engines list the page (RFC 6596). */
export function canonicalOf(file: string, url: string): Headers {
  const [, page] = /^((?:\w\w\/)?articles\/[^/]+)\.(?:md|txt)$/.exec(file) ?? []
  return page ? { link: `<${url}/${page}>; rel="canonical"` } : {}
}

/** Matches names with a content hash, as webpack, gatsby-plugin-sharp and the enhancement script write them. */
const hashed = /^(static\/|.*[-.][0-9a-f]{8,}\.(js|css|woff2)$)/

/**
 * Chromium requests a page's icon again whenever the address changes, unless it may keep it: with each answer that a tool
 * writes into its fragment, though nothing is to be requested while answering.
 */
const icon = 'icon.svg'

/** Returns how long browsers may keep a file without asking again. */
function cachingOf(file: string): string {
  if (hashed.test(file)) return 'public, max-age=31536000, immutable'
  return file === icon ? 'public, max-age=86400' : 'no-cache'
}

/**
 * Returns the headers of a file, in addition to those of every response.
 * @param file its path below the public folder, with `/`
 */
export function headersOfFile(file: string): Headers {
  const [, own] = kinds.find(([kind]) => kind.test(file)) ?? []
  return { 'cache-control': cachingOf(file), ...own }
}
