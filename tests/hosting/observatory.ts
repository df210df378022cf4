import type { IncomingHttpHeaders } from 'node:http'

/** The parts of one page that a scan evaluates. */
export type Scan = {
  headers: IncomingHttpHeaders
  html: string
  /** The response to the same address without TLS. */
  plain: { status: number; location: string | undefined; host: string }
}

/** Returns what a rule adds to a score of 100. */
type Rule = (scan: Scan) => number

/** Returns a content security policy's sources by directive. */
export const directives = (policy: string | string[] = '') =>
  new Map(
    String(policy)
      .split(';')
      .map((part): [string, string[]] => {
        const [name = '', ...sources] = part.trim().split(/\s+/)
        return [name, sources]
      }),
  )

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']

const contentSecurityPolicy: Rule = ({ headers }) => {
  const found = headers['content-security-policy']
  if (!found) return -25
  const policy = directives(found)
  const fallback = policy.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(
    (name) => policy.get(name) ?? fallback,
  )
  const holds = (sources: string[] = [], words: string[]) => sources.some((source) => words.includes(source))
  if (holds(scripts, [...broad, "'unsafe-inline'", 'data:']) || holds(objects, broad)) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if (holds([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) return -10
  if (holds(styles, [...broad, "'unsafe-inline'", 'data:'])) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

const cookies: Rule = ({ headers }) => (headers['set-cookie'] ? -20 : 0)

const sharing: Rule = ({ headers }) =>
  headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] === 'true' ? -50 : 0

const redirection: Rule = ({ plain: { status, location, host } }) => {
  if (status < 300 || status >= 400 || !location) return -20
  const to = new URL(location)
  if (to.protocol !== 'https:') return -20
  return to.hostname === host ? 0 : -5
}

const referrer: Rule = ({ headers }) => {
  const policy = headers['referrer-policy']
  if (!policy) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(policy))
    ? 5
    : -5
}

const transport: Rule = ({ headers }) => {
  const [, age] = /\bmax-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  if (!age) return -20
  return Number(age) >= 15_768_000 ? 0 : -10
}

const integrity: Rule = ({ html }) => {
  const loaded = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (!/<script\b/.test(html)) return 0
  if (loaded.some(([, src = '']) => !/^\/(?!\/)/.test(src))) return -50
  return loaded.length > 0 && loaded.every(([tag]) => / integrity="sha(256|384|512)-/.test(tag)) ? 5 : 0
}

const sniffing: Rule = ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5)

const framing: Rule = ({ headers }) => {
  if (directives(headers['content-security-policy']).has('frame-ancestors')) return 5
  return headers['x-frame-options'] ? 0 : -20
}

const resources: Rule = ({ headers }) =>
  /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0

/** The ten tests of MDN's HTTP Observatory and their modifiers: https://developer.mozilla.org/observatory/docs/tests_and_scoring */
export const rules: Record<string, Rule> = {
  'Content Security Policy': contentSecurityPolicy,
  Cookies: cookies,
  'Cross-Origin Resource Sharing': sharing,
  Redirection: redirection,
  'Referrer Policy': referrer,
  'Strict Transport Security': transport,
  'Subresource Integrity': integrity,
  'X-Content-Type-Options': sniffing,
  'X-Frame-Options': framing,
  'Cross-Origin Resource Policy': resources,
}
