import type { IncomingMessage } from 'node:http'
import { trustedProxies } from './client-address'

/**
 * Whether a page of another site made the visitor's browser send this request (OWASP ASVS 5.0, 3.5.1; Fetch standard,
 * 3.2; Fetch Metadata, 2.3). Browsers send these headers and no page can forge them; other programs send none and are
 * let through.
 *
 * `Sec-Fetch-Site` decides if present (over HTTPS, in browsers since 2023). Otherwise `Origin` must be the host of the
 * request. `Origin: null` counts as foreign, since our pages' Referrer-Policy lets browsers name the origin.
 */
export function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  return host === undefined || host === '' || !ownHosts(headers).includes(host)
}

/** Returns the requested hosts: `Host`, and `X-Forwarded-Host` from a trusted proxy. */
function ownHosts(headers: IncomingMessage['headers']): string[] {
  // Several proxies are joined by commas.
  const forwarded = trustedProxies() > 0 ? String(headers['x-forwarded-host'] ?? '') : ''
  return [headers.host ?? '', ...forwarded.split(',')].map((host) =>
    host
      .trim()
      .toLowerCase()
      .replace(/:(80|443)$/, ''),
  )
}
