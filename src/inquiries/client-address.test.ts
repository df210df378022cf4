import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from 'node:process'
import { clientAddress, network, trustedProxies } from './client-address'
import { BodyError } from './read-body'

const visitor = '203.0.113.7'
const proxy = '192.0.2.1'

let warned: jest.SpiedFunction<typeof console.warn>
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)))
afterEach(() => {
  jest.restoreAllMocks()
})

function requestFrom(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['0', visitor, '198.51.100.9', visitor],
  ['0', visitor, undefined, visitor],
  ['0', '127.0.0.1', undefined, '127.0.0.1'],
  ['0', `::ffff:${visitor}`, undefined, visitor],
  ['0', '::1', undefined, '::1'],
  ['1', proxy, visitor, visitor],
  ['true', proxy, visitor, visitor],
  ['1', proxy, `198.51.100.9, ${visitor}`, visitor],
  ['2', proxy, `198.51.100.9, ${visitor}, 192.0.2.2`, visitor],
  ['2', proxy, visitor, visitor],
  ['1', proxy, undefined, proxy],
  ['1', proxy, '', proxy],
  ['1', proxy, '2001:db8::1', '2001:db8::1'],
  ['1', proxy, `198.51.100.9, ${visitor}, `, visitor],
  ['10', proxy, `198.51.100.9, ${Array(10).fill(visitor).join(', ')}`, visitor],
])('TRUST_PROXY=%s, peer %s, X-Forwarded-For %j: the client is %s', (trust, peer, forwarded, expected) => {
  env.TRUST_PROXY = trust
  expect(clientAddress(requestFrom(peer, forwarded))).toBe(expected)
})

test.each([
  ['with a port', `${visitor}:4711`, visitor],
  ['with another port', `${visitor}:4712`, visitor],
  ['IPv6 in brackets', '[2001:db8::1]', '2001:db8::1'],
  ['IPv6 in brackets with a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv4 as IPv6', `::ffff:${visitor}`, visitor],
  ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::1'],
  ['IPv6 in brackets with a zone', '[fe80::1%eth0]:4711', 'fe80::1'],
])('an address that a proxy writes %s is recognized', (_, forwarded, expected) => {
  env.TRUST_PROXY = '1'
  expect(clientAddress(requestFrom(proxy, forwarded))).toBe(expected)
})

test('an invalid address is refused, and counts as no sender; a warning is logged once', () => {
  env.TRUST_PROXY = '1'
  for (const forwarded of [
    'unknown',
    'unix:',
    '_hidden',
    '203.0.113',
    '2001:db8',
    'a, b',
    `${visitor}:x`,
    `x${visitor}:1`,
    `${visitor}:1x`,
    'x[::1]',
    '[::1]x',
  ])
    expect(() => clientAddress(requestFrom(proxy, forwarded))).toThrow(BodyError)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('X-Forwarded-For'))
})

test('forwarded headers are ignored without a configured proxy, and a warning is logged once', () => {
  for (const peer of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '::1', 'fd00::1'])
    expect(clientAddress(requestFrom(peer, visitor))).toBe(peer)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY'))
})

test.each(['-1', 'yes', '1.5', '100', '127.0.0.1'])('TRUST_PROXY=%s is refused, by name', (value) => {
  env.TRUST_PROXY = value
  expect(trustedProxies).toThrow(/^TRUST_PROXY is ".+": write how many/)
})

test('false and an empty setting mean none', () => {
  expect(trustedProxies()).toBe(0)
  env.TRUST_PROXY = 'false'
  expect(trustedProxies()).toBe(0)
})

test.each([
  [visitor, 32, '203.0.113.7/32'],
  [visitor, 24, '203.0.113/24'],
  ['2001:db8:1:2:3:4:5:6', 64, '20010db800010002/64'],
  ['2001:0DB8:0001:0002::ffff', 64, '20010db800010002/64'],
  ['2001:db8:1:2ff::', 56, '20010db8000102/56'],
  ['2001:db8:1:2ff::', 48, '20010db80001/48'],
  ['2001:db8::1', 64, '20010db800000000/64'],
  ['::1', 64, '0000000000000000/64'],
  ['1:2:3::8', 64, '0001000200030000/64'],
  ['1:2:3:4:5:6:7::', 64, '0001000200030004/64'],
])('the network of %s with %d bits is %s', (address, bits, expected) =>
  expect(network(address, bits)).toBe(expected),
)
