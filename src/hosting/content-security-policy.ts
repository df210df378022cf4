import { createHash } from 'node:crypto'

/** What a page may do at most (https://www.w3.org/TR/CSP3/); the hashes name the only inline code that it may run. */
const policy = (scripts: readonly string[], styles: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.length > 0 ? styles.join(' ') : "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  )

/** Data in a script element is never run, so it needs no hash (HTML, 4.12.1: "data block"). */
const isRun = ({ attributes, content }: { attributes: string; content: string }) =>
  content !== '' && !/\btype="application\/(ld\+)?json"/.test(attributes)

/**
 * The Content-Security-Policy of a page, with the hashes of its own inline scripts and styles.
 * @param html the page as it is sent, to the byte
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = (element: 'script' | 'style') => [
    ...new Set(
      inline(html, element)
        .filter(isRun)
        .map(({ content }) => hash(content)),
    ),
  ]
  return policy(hashes('script'), hashes('style'))
}
