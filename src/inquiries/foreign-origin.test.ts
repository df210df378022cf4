import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from 'node:process'
import { isForeign } from './foreign-origin'

function judged(headers: Record<string, string>): boolean {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, { host: 'site.example', ...headers })
  return isForeign(request)
}

test.each([
  ['a program that sends no origin', {}],
  ['our own page', { origin: 'https://site.example' }],
  ['our own page on a port', { host: 'localhost:8000', origin: 'http://localhost:8000' }],
  ['our own page, by names in capitals', { host: 'Site.Example', origin: 'https://site.example' }],
  [
    'our own page, with the port of HTTPS in Host',
    { host: 'site.example:443', origin: 'https://site.example' },
  ],
  ['our own page, by Fetch Metadata', { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }],
  [
    'our own page behind a proxy that changes Host',
    { host: '127.0.0.1:8000', origin: 'https://site.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['our own page whose origin an extension hides', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['the visitor, by the address bar', { 'sec-fetch-site': 'none' }],
])('%s is not foreign', (_, headers) => expect(judged(headers)).toBe(false))

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site, by Fetch Metadata alone', { 'sec-fetch-site': 'cross-site' }],
  ['another site, whatever its origin', { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
  ['another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.site.example' }],
  ['another port', { origin: 'https://site.example:8443' }],
  ['a hidden origin', { origin: 'null' }],
  ['a local file', { origin: 'file://' }],
  ['a local file, asked of no host', { host: '', origin: 'file://' }],
  ['nonsense', { origin: 'site.example' }],
  ['a name that begins like ours', { origin: 'https://site.example.evil.example' }],
  [
    'one that claims a host for itself',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
])('%s is foreign', (_, headers) => expect(judged(headers)).toBe(true))

test('X-Forwarded-Host is trusted behind a proxy', () => {
  env.TRUST_PROXY = '1'
  const headers = { host: '127.0.0.1:8000', 'x-forwarded-host': 'site.example' }
  expect(judged({ ...headers, origin: 'https://site.example' })).toBe(false)
  expect(judged({ ...headers, origin: 'https://evil.example' })).toBe(true)
  expect(
    judged({ ...headers, 'x-forwarded-host': ' Site.Example:443', origin: 'https://site.example' }),
  ).toBe(false)
  const ofTwo = { ...headers, 'x-forwarded-host': 'site.example, inner.example' }
  expect(judged({ ...ofTwo, origin: 'https://site.example' })).toBe(false)
})
