/**
 * The headers of every answer, declared once. `gatsby-config.ts` gives `everyAnswer` to Gatsby; the adapter adds what
 * a kind of file needs; the server and nginx carry out the same `routes.json`.
 */

/** Names in small letters, as Gatsby writes its own; an empty value takes a header of every answer away. */
export type Headers = Readonly<Record<string, string>>

/** Pages, files, redirects, errors and functions alike (OWASP ASVS 5.0, 3.4). */
export const everyAnswer: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // What is no page runs nothing, wherever it is opened.
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
}

/** What a page never asks a visitor for: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

const page: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
}

/** Pictures may be shown elsewhere: by readers of the feeds, and as the preview of a shared link. */
const picture: Headers = { 'cross-origin-resource-policy': 'cross-origin' }

/** Scripts, styles and fonts are small and many: they do without what only matters to documents. */
const part: Headers = { 'content-security-policy': '', 'referrer-policy': '' }

const kinds: readonly [RegExp, Headers][] = [
  [/\.html$/, page],
  [/\.(png|jpe?g|webp|avif|svg|ico)$/, picture],
  [/\.(js|css|woff2)$/, part],
]

/** A name that contains a hash of the content, as webpack, gatsby-plugin-sharp and the enhancement script write it. */
const hashed = /^(static\/|.*[-.][0-9a-f]{8,}\.(js|css|woff2)$)/

/**
 * What a file is sent with, beside the headers of every answer.
 * @param file its path below the public folder, with `/`
 */
export function headersOfFile(file: string): Headers {
  const caching = hashed.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
  const [, own] = kinds.find(([kind]) => kind.test(file)) ?? []
  return { 'cache-control': caching, ...own }
}
