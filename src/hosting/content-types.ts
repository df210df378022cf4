import path from 'node:path'

/** Types of files whose extension is not enough: the feeds (`src/articles/feeds.ts`). */
const namedTypes: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
}

/** Types of all other files by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/**
 * Returns the content type of a file.
 * @param file its name, with an extension
 * @throws if the extension is unknown: with `nosniff`, browsers do not guess
 */
export function contentType(file: string): string {
  const type = namedTypes[path.basename(file)] ?? contentTypes[path.extname(file)]
  if (!type)
    throw new Error(
      `${file}: no content type is known for "${path.extname(file)}"; add it to src/hosting/content-types.ts.`,
    )
  return type
}
