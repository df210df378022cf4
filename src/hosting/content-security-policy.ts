import { createHash } from 'node:crypto'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The exact inline scripts and styles of a page. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] }

/** JSON file with the policy of each built page by its file, which the build writes for the adapter. */
export const policiesFile = '.cache/policies.json'

/** Returns a page's policy (https://www.w3.org/TR/CSP3/); inline code only runs if its hash is listed. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  const hashes = (code: readonly string[]) => [...new Set(code.map(hash))]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src ${hashes(styles).join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
