import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { env } from 'node:process'
import { SettingError } from './settings'

/**
 * `TRUST_PROXY`: how many proxies stand in front of the server, each of which adds the address that it was asked from
 * to the end of `X-Forwarded-For`. Without it none is believed: anyone can send that header.
 * @returns their number; `true` is one, `false` none
 * @throws {SettingError} where it is anything else
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
 * The network address that a request comes from: the peer's, or with `TRUST_PROXY=n` the n-th from the end of
 * `X-Forwarded-For`, which the outermost of our own proxies wrote.
 * @returns `undefined` where it cannot be known: a proxy on this machine or its network forwards the requests of
 * everybody, and nobody said that it may be believed
 * @throws {SettingError} where `TRUST_PROXY` is malformed
 */
export function clientAddress({ headers, socket }: IncomingMessage): string | undefined {
  const peer = plain(socket.remoteAddress ?? '')
  const proxies = trustedProxies()
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain).filter(Boolean)
  if (proxies > 0) return forwarded.at(-Math.min(proxies, forwarded.length)) ?? peer
  if (forwarded.length === 0 || !isPrivate(peer)) return isIP(peer) ? peer : undefined
  warnOfProxy()
  return undefined
}

let warned = false

function warnOfProxy(): void {
  if (!warned)
    console.warn(
      'Requests come through a proxy, but TRUST_PROXY does not say so: senders cannot be told apart, and no limit is set on them.',
    )
  warned = true
}

/**
 * What is counted as one sender: an IPv4 address, or the /64 network of an IPv6 address, which one household or
 * server has to itself (RFC 6177).
 */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  // The URL parser writes an address in its one shortest form (RFC 5952).
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const start = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - start.length - tail.split(':').filter(Boolean).length
  return [...start, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':')
}

/** Without the zone of a link-local address, and IPv4 as such where it comes in the form of IPv6 (RFC 4291, 2.5.5.2). */
const plain = (address: string) =>
  address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')

const privateNetworks = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
