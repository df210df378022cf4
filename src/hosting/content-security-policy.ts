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

/** The inline scripts that a page may run and its inline styles, to the byte. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] }

/** The policies of all built pages by their files, which the build writes for the adapter. */
export const policiesFile = '.cache/policies.json'

/** Returns the Content-Security-Policy of a page, with the hashes of its own inline code. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  const hashes = (code: readonly string[]) => [...new Set(code.map(hash))]
  return policy(hashes(scripts), hashes(styles))
}
