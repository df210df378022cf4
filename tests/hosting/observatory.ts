import type { IncomingHttpHeaders } from 'node:http'

/** The parts of one page that a scan evaluates. */
export type Scan = {
  headers: IncomingHttpHeaders
  html: string
  /** The response to the same address without TLS. */
  plain: { status: number; location: string | undefined; host: string }
}

type Verdict = [result: string, modifier: number]
type Rule = (scan: Scan) => Verdict

const directives = (policy: string | string[] = '') =>
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
  if (!found) return ['csp-not-implemented', -25]
  const policy = directives(found)
  const fallback = policy.get('default-src') ?? ['*']
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(
    (name) => policy.get(name) ?? fallback,
  )
  const holds = (sources: string[] = [], words: string[]) => sources.some((source) => words.includes(source))
  if (holds(scripts, [...broad, "'unsafe-inline'", 'data:']) || holds(objects, broad))
    return ['csp-implemented-with-unsafe-inline', -20]
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return ['csp-implemented-with-insecure-scheme', -20]
  if (holds([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"]))
    return ['csp-implemented-with-unsafe-eval', -10]
  if (holds(styles, [...broad, "'unsafe-inline'", 'data:']))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
  return fallback.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5]
}

const cookies: Rule = ({ headers }) =>
  headers['set-cookie'] ? ['cookies-found', -20] : ['cookies-not-found', 0]

const sharing: Rule = ({ headers }) =>
  headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0]

const redirection: Rule = ({ plain: { status, location, host } }) => {
  if (status < 300 || status >= 400 || !location) return ['redirection-missing', -20]
  const to = new URL(location)
  if (to.protocol !== 'https:') return ['redirection-not-to-https', -20]
  return to.hostname === host ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5]
}

const referrer: Rule = ({ headers }) => {
  const policy = headers['referrer-policy']
  if (!policy) return ['referrer-policy-not-implemented', 0]
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(policy))
    ? ['referrer-policy-private', 5]
    : ['referrer-policy-unsafe', -5]
}

const transport: Rule = ({ headers }) => {
  const [, age] = /\bmax-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  if (!age) return ['hsts-not-implemented', -20]
  return Number(age) >= 15_768_000
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10]
}

const integrity: Rule = ({ html }) => {
  const loaded = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  if (!/<script\b/.test(html)) return ['sri-not-implemented-but-no-scripts-loaded', 0]
  if (loaded.some(([, src = '']) => !/^\/(?!\/)/.test(src)))
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
  return loaded.length > 0 && loaded.every(([tag]) => / integrity="sha(256|384|512)-/.test(tag))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
}

const sniffing: Rule = ({ headers }) =>
  headers['x-content-type-options'] === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-not-implemented', -5]

const framing: Rule = ({ headers }) => {
  if (directives(headers['content-security-policy']).has('frame-ancestors'))
    return ['x-frame-options-implemented-via-csp', 5]
  return headers['x-frame-options']
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20]
}

const resources: Rule = ({ headers }) =>
  /^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy']))
    ? ['cross-origin-resource-policy-implemented-with-same-origin', 10]
    : ['cross-origin-resource-policy-not-implemented', 0]

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

/** Computes the score from 100; bonuses count only if the penalties leave 90 or more. */
export function score(scan: Scan): number {
  const modifiers = Object.values(rules).map((rule) => rule(scan)[1])
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0)
  const errors = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  const all = errors < 90 ? errors : errors + sum(modifiers.filter((modifier) => modifier > 0))
  return Math.max(0, all)
}
