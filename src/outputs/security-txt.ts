import type { Site } from '../content/schemas/site'
import { defaultLanguage, languages, localPath } from '../site/languages'

/** RFC 9116, 2.5.5 recommends less than a year, so that contacts are not outdated. */
const validDays = 364

/**
 * Renders `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 * @param day the day of the build, `YYYY-MM-DD`; the file expires 364 days later
 */
export function securityTxt({ url, email }: Pick<Site, 'url' | 'email'>, day: string): string {
  const expires = new Date(`${day}T00:00:00Z`)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return [
    `Contact: mailto:${email}`,
    `Contact: ${url}${localPath('/contact', defaultLanguage)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
