import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentType } from '../../src/hosting/content-types'
import { notFoundPages, readRoutes } from '../../src/hosting/manifest'
import { type Ask, connected, type Reply, requester } from '../network/http'

const manifest = readRoutes('dist')
const addresses = Object.keys(manifest.files)
/** Returns a file of the build, by its address. */
const content = (address: string) =>
  readFileSync(path.join('dist/public', manifest.files[address]?.file ?? `no such page: ${address}`))

/** Returns the first address of a kind. */
const one = (pattern: RegExp): string => {
  const found = addresses.find((address) => pattern.test(address))
  if (!found) throw new Error(`the build has no file like ${pattern}`)
  return found
}
const script = one(/^\/app-.*\.js$/)
const picture = one(/\.png$/)

/** One address for each kind of file. */
export const oneOfEach = [
  '/',
  '/fr',
  '/pricing',
  '/contact',
  script,
  picture,
  one(/\.woff2$/),
  '/api/articles.json',
  '/icon.svg',
]

/** What a log would have of a visitor who asks for `/healthz?secret` with `browser/1`. */
export const traces = /secret|browser|127\.0\.0\.1:\d+.*remote|remote_ip/

/** Tests that all addresses return the file of the build, with its headers and its type. */
export function filesSuite(origin: () => string): void {
  test('addresses of the build return their file with its headers', async () => {
    expect(addresses.length).toBeGreaterThan(oneOfEach.length)
    const send = connected(origin())
    for (const address of addresses) {
      const { status, headers, body } = await send(encodeURI(address))
      expect([address, status, body.equals(content(address))]).toEqual([
        address,
        notFoundPages.has(address) ? 404 : 200,
        true,
      ])
      expect([address, headers['set-cookie']]).toEqual([address, undefined])
      const file = manifest.files[address]
      const expected = {
        ...manifest.headers,
        ...file?.headers,
        'content-type': contentType(file?.file ?? ''),
      }
      for (const [name, value] of Object.entries(expected))
        expect([address, name, headers[name] ?? '']).toEqual([address, name, value])
    }
  })
}

/** Tests what functions of the build answer, through a proxy or not. */
export function functionsSuite(origin: () => string): void {
  let send: Ask
  beforeAll(() => {
    send = requester(origin())
  })

  test('a page with a query is answered by the server, with the headers of its file, once', async () => {
    const plain = await send('/estimate')
    const reply = await send('/estimate?audit=1&day=2026-01-01&was=1')
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('2026-01-01-')
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'strict-transport-security',
      'content-type',
    ])
      expect([name, reply.headers[name]]).toEqual([name, plain.headers[name]])
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect((await send('/estimate?audit=1')).headers.location).toMatch(
      /^\/estimate\?day=[\d-]+&was=\d+&audit=1$/,
    )
    expect((await send('/estimate?gone=1&day=2026-01-01')).status).toBe(400)
    expect((await send('/estimate', { method: 'POST' })).status).toBe(405)
  })

  test('the contact form is answered by the server, with the headers of every response once', async () => {
    const reply = await send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
      body: '{}',
    })
    expect([reply.status, JSON.parse(reply.text).message]).toEqual([
      422,
      expect.stringContaining('obligatoires'),
    ])
    expect(reply.headers).toMatchObject({ ...manifest.headers, 'cache-control': 'no-store' })
    for (const name of Object.keys(manifest.headers))
      expect([
        name,
        reply.rawHeaders
          .toLowerCase()
          .split('\n')
          .filter((word) => word === name).length,
      ]).toEqual([name, 1])
  })

  test('a browser that sends the origin of its page only may post from ours, whatever its port, and from no other', async () => {
    const statusFrom = async (page: string) => {
      const headers = { 'Content-Type': 'application/json', Origin: page }
      return (await send('/api/contact', { method: 'POST', headers, body: '{}' })).status
    }
    const { protocol, port } = new URL(origin())
    expect(await statusFrom(`${protocol}//localhost:${port}`)).toBe(422)
    expect(await statusFrom(`${protocol}//localhost:${Number(port) + 1}`)).toBe(403)
    expect(await statusFrom(`${protocol}//localhost`)).toBe(403)
    expect(await statusFrom(`${protocol}//other.example:${port}`)).toBe(403)
  })

  test('a message beyond the limit is rejected; without JavaScript a page says the limit', async () => {
    const post = (type: string, body: string) =>
      send('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': type, 'Accept-Language': 'fr' },
        body,
      })
    const tooMuch = JSON.stringify({ message: 'a'.repeat(1_000_000) })
    expect((await post('application/json', tooMuch)).status).toBe(413)
    // Not so much that a proxy refuses it by itself.
    const { headers } = await post('application/x-www-form-urlencoded', `message=${'a'.repeat(100_000)}`)
    expect((await send(headers.location ?? '')).text).toMatch(/longueur du texte\u00a0: 64\u00a0ko au plus/)
  })

  test.each([
    ['POST', '/api/contact/', '/api/contact'],
    ['GET', '/api/estimate/?service=audit', '/api/estimate?service=audit'],
  ])('%s %s redirects to %s', async (method, from, to) => {
    const reply = await send(from, { method })
    expect([reply.status, reply.headers.location]).toEqual([301, to])
  })

  test('has a liveness endpoint', async () => {
    expect(await send('/healthz')).toMatchObject({ status: 200, text: 'ok' })
  })

  test('has a readiness endpoint', async () => {
    expect(await send('/readyz')).toMatchObject({
      status: 200,
      text: expect.stringContaining('"ready":true'),
    })
  })
}

/**
 * Expects a proxy without a server to refuse messages as the function would: by JSON or a page, in the language of the
 * form.
 * @returns what it answers by JSON
 */
export async function expectUnavailable(send: Ask): Promise<Reply[]> {
  const post = (type: string, page: string) => {
    const headers = { 'Content-Type': type, Referer: `https://localhost${page}` }
    return send('/api/contact', { method: 'POST', headers, body: 'a=1' })
  }
  const postAll = (type: string) => Promise.all(['/contact', '/fr/contact'].map((page) => post(type, page)))
  const [json, forms] = await Promise.all([
    postAll('application/json'),
    postAll('application/x-www-form-urlencoded'),
  ])
  expect(json.map(({ status, text }) => [status, JSON.parse(text).message])).toEqual([
    [503, expect.stringMatching(/^Your message has not been sent/)],
    [503, expect.stringMatching(/^Votre message n’est pas parti/)],
  ])
  const ofJson = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  for (const { headers } of json) expect(headers).toMatchObject(ofJson)
  expect(forms.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, '/contact/unavailable'],
    [303, '/fr/contact/unavailable'],
  ])
  return json
}
