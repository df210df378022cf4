import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from 'node:process'
import { clientAddress, network, trustedProxies } from './client-address'

const visitor = '203.0.113.7'
const proxy = '192.0.2.1'

let warned: jest.SpiedFunction<typeof console.warn>
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)))
afterEach(() => {
  jest.restoreAllMocks()
  delete env.TRUST_PROXY
})

function asked(peer: string, forwarded?: string): IncomingMessage {
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
])('with TRUST_PROXY=%s, peer %s, X-Forwarded-For %j it is %s', (trust, peer, forwarded, expected) => {
  env.TRUST_PROXY = trust
  expect(clientAddress(asked(peer, forwarded))).toBe(expected)
})

test('behind a proxy of our own that nobody named, senders cannot be told apart: none is made answer for all, and it is said once', () => {
  for (const peer of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])
    expect(clientAddress(asked(peer, visitor))).toBeUndefined()
  expect(warned).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY'))
})

test.each(['-1', 'yes', '1.5', '100', '127.0.0.1'])('TRUST_PROXY=%s is refused, by name', (value) => {
  env.TRUST_PROXY = value
  expect(trustedProxies).toThrow(/^TRUST_PROXY is ".+": write how many/)
})

test('false is none, and so is nothing', () => {
  expect(trustedProxies()).toBe(0)
  env.TRUST_PROXY = 'false'
  expect(trustedProxies()).toBe(0)
})

test.each([
  [visitor, visitor],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
  ['1:2:3::8', '1:2:3:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
])('%s counts as %s', (address, expected) => expect(network(address)).toBe(expected))
