import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { env } from 'node:process'
import ipaddr from 'ipaddr.js'
import { log } from './log'
import { BodyError } from './read-body'
import { SettingError } from './settings'

/**
 * Reads `TRUST_PROXY`: how many proxies are in front of the server, each of which appends its client's address to
 * `X-Forwarded-For`. By default none is trusted, since anyone can send that header.
 *
 * @returns their number; `true` is one, `false` none
 * @throws {SettingError} if it is anything else
 */
export function trustedProxies(): number {
  const text = env.TRUST_PROXY || 'false'
  if (text === 'true' || text === 'false') return Number(text === 'true')
  if (!/^\d{1,2}$/.test(text))
    throw new SettingError(
      `TRUST_PROXY is "${text}": write how many proxies stand in front of the server, 0 for none.`,
    )
  return Number(text)
}

/**
 * Returns the network address of a request: the peer's, or with `TRUST_PROXY=n` the n-th from the end of
 * `X-Forwarded-For`, written by the outermost of our own proxies; the first if there are fewer.
 *
 * @returns `undefined` if the peer has none, as on a Unix socket
 * @throws {SettingError} if `TRUST_PROXY` is malformed; {BodyError} 400 if a proxy wrote an invalid address
 */
export function clientAddress({ headers, socket }: IncomingMessage): string | undefined {
  const peer = parseAddress(socket.remoteAddress ?? '')
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((part) => part.trim())
  const proxies = trustedProxies()
  if (proxies === 0) {
    if (forwarded.length > 0 && peer && isPrivate(peer))
      warnOnce(
        'Requests come through a proxy, but TRUST_PROXY does not say so: all visitors count as one sender. Set TRUST_PROXY.',
      )
    return peer
  }
  const written = forwarded.at(-Math.min(proxies, forwarded.length))
  if (written === undefined) return peer
  const address = parseAddress(written)
  if (!address) {
    warnOnce(
      'A message was refused, as X-Forwarded-For has no address where TRUST_PROXY says. Correct TRUST_PROXY or the proxy.',
    )
    throw new BodyError(400)
  }
  return address
}

const warned = new Set<string>()

function warnOnce(sentence: string): void {
  if (!warned.has(sentence)) log.warn({}, sentence)
  warned.add(sentence)
}

/**
 * Returns the network of an address, given by its first `bits` (a multiple of 8).
 *
 * @returns the same text for every spelling of the addresses in it
 */
export function network(address: string, bits: number): string {
  const parsed = ipaddr.parse(address)
  const bytes = parsed.toByteArray().slice(0, bits / 8)
  return `${parsed.kind() === 'ipv4' ? bytes.join('.') : Buffer.from(bytes).toString('hex')}/${bits}`
}

/** Parses an address as peers and proxies write it: with a port, IPv6 in brackets or with a zone, IPv4 as IPv6. */
function parseAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(address) ? ipaddr.process(address).toString() : undefined
}

const isPrivate = (address: string) =>
  ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.parse(address).range())
