import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentType } from '../../src/hosting/content-types'
import { notFoundPages, readRoutes } from '../../src/hosting/manifest'
import { type Ask, connected, requester, unpacked } from '../http'

const manifest = readRoutes('dist')
const addresses = Object.keys(manifest.files)
const content = (address: string) =>
  readFileSync(path.join('dist/public', manifest.files[address]?.file ?? `no such page: ${address}`))

const one = (pattern: RegExp): string => {
  const found = addresses.find((address) => pattern.test(address))
  if (!found) throw new Error(`the build has no file like ${pattern}`)
  return found
}
const script = one(/^\/app-.*\.js$/)
const picture = one(/\.png$/)
const article = one(/^\/articles\/(?!page|category)[\w-]+$/).replace('/articles/', '')

/** One address for each kind of file. */
export const kinds = [
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

/** Tests that addresses return the file of the build, with its headers and its type. */
export function filesSuite(origin: () => string, requested = addresses): void {
  test('addresses of the build return their file with its headers', async () => {
    expect(requested.length).toBeGreaterThan(kinds.length - 1)
    const send = connected(origin())
    for (const address of requested) {
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

/** Tests what `src/hosting/app.test.ts` asks of the server, of a proxy that answers by itself. */
export function httpSuite(origin: () => string): void {
  let send: Ask
  beforeAll(() => {
    send = requester(origin())
  })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    [script, 'text/javascript; charset=utf-8'],
    ['/api/articles.json', 'application/json; charset=utf-8'],
    ['/articles/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/fr/articles/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/articles/feed.json', 'application/feed+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    [picture, 'image/png'],
    [one(/\.woff2$/), 'font/woff2'],
  ])('%s has the type %s, compressed or not', async (address, type) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await send(address, { headers: { 'Accept-Encoding': encoding } })
      expect(headers['content-type']).toBe(type)
    }
  })

  test.each(['br', 'gzip'])('%s made at build is sent to clients that accept it', async (encoding) => {
    for (const address of ['/', script, '/api/articles.json']) {
      const reply = await send(address, { headers: { 'Accept-Encoding': encoding } })
      expect([address, reply.headers['content-encoding']]).toEqual([address, encoding])
      expect(reply.headers.vary).toMatch(/^accept-encoding$/i)
      expect(unpacked(reply).equals(content(address))).toBe(true)
    }
  })

  test('a browser gets brotli; clients that accept neither get it uncompressed', async () => {
    const browser = await send('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
    expect(browser.headers['content-encoding']).toBe('br')
    expect((await send('/')).headers['content-encoding']).toBeUndefined()
  })

  test('a picture is not compressed', async () => {
    const reply = await send(picture, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body.equals(content(picture))).toBe(true)
  })

  test.each(kinds)('%s: HEAD is answered like GET, without the content', async (address) => {
    const [head, full] = [await send(address, { method: 'HEAD' }), await send(address)]
    expect([head.status, head.body.length]).toEqual([200, 0])
    const { date: _, ...expected } = full.headers
    expect(head.headers).toMatchObject(expected)
  })

  test.each(kinds)('%s: a client that has it gets 304, in each encoding', async (address) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { etag = 'none' } = (await send(address, { headers: { 'Accept-Encoding': encoding } })).headers
      expect(etag).not.toBe('none')
      const again = await send(address, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag } })
      expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0])
      expect(again.headers['cache-control']).toBe(manifest.files[address]?.headers['cache-control'])
    }
    expect((await send(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  test('each encoding has its own ETag', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        return (await send('/', { headers: { 'Accept-Encoding': encoding } })).headers.etag
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-', 5, undefined],
    ['bytes=-3', -3, undefined],
  ])('a range of a picture, %s: 206', async (range, start, end) => {
    const reply = await send(picture, { headers: { Range: range } })
    expect(reply.status).toBe(206)
    expect(reply.body.equals(content(picture).subarray(start, end))).toBe(true)
  })

  test('an unsatisfiable range: 416', async () => {
    expect((await send(picture, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
  })

  test.each([
    ['/pricing/', '/pricing'],
    ['/fr/', '/fr'],
    ['/fr/pricing//', '/fr/pricing'],
    ['/pricing/?a=1&b=%20x', '/pricing?a=1&b=%20x'],
    ['/pricing/?next=/', '/pricing?next=/'],
    ['/nowhere/', '/nowhere'],
    ['//', '/'],
    ['//?a=1', '/?a=1'],
    [`/api/articles/${article}/html`, `/articles/${article}`],
    [`/fr/api/articles/${article}/html`, `/fr/articles/${article}`],
    ['/api/articles/a%20b%C3%A9/html', '/articles/a%20b%C3%A9'],
  ])('%s redirects to %s', async (from, to) => {
    const reply = await send(from)
    expect([reply.status, reply.headers.location]).toEqual([301, to])
    expect(reply.headers).toMatchObject(manifest.headers)
  })

  test.each([
    '//evil.example/',
    '///evil.example//',
    '//user@evil.example:80/',
    '//evil.example/?a=//evil.example/',
    '/%2f%2fevil.example/',
    '/%5c%5cevil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%09/evil.example/',
    '/..//evil.example/',
    '/api/articles/%2f%2fevil.example/html',
    '/api/articles/%5cevil.example/html',
    '/api/articles/%0d%0aSet-Cookie:%20evil=1/html',
  ])('%s never redirects to another host', async (from) => {
    const { status, headers } = await send(from)
    expect([301, 400, 404]).toContain(status)
    expect(new URL(headers.location ?? '/', `https://site.example${from}`).host).toBe('site.example')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each(['/api/articles', '/fr/api/articles', '/api/articles?page=2'])(
    '%s is the list itself',
    async (address) => {
      const reply = await send(address)
      expect(reply.status).toBe(200)
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(JSON.parse(reply.text).articles.length).toBeGreaterThan(0)
    },
  )

  test.each([
    ['/404', '/404'],
    ['/fr/404', '/fr/404'],
    ['/404.html', '/404'],
    ['/nowhere', '/404'],
    ['/nowhere?a=1', '/404'],
    ['/pricing/index.html', '/404'],
    ['/Pricing', '/404'],
    ['/french', '/404'],
    ['/routes.json', '/404'],
    ['/index.html.br', '/404'],
    ['/fr/nowhere', '/fr/404'],
    ['/fr/articles/nowhere', '/fr/404'],
  ])('%s is missing: the 404 page of its language, %s', async (address, page) => {
    const reply = await send(address, { headers: { 'Accept-Encoding': 'br' } })
    expect([reply.status, unpacked(reply).equals(content(page))]).toEqual([404, true])
    expect(reply.headers).toMatchObject({ ...manifest.headers, ...manifest.files[page]?.headers })
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s to a page: 405, with the allowed methods',
    async (method) => {
      const reply = await send('/pricing', { method })
      expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(reply.headers).toMatchObject(manifest.headers)
    },
  )

  test.each(['POST', 'PUT'])('%s to a missing page: 404', async (method) => {
    expect((await send('/nowhere', { method })).status).toBe(404)
  })

  test.each(['/%', '/%zz', '/pricing%', '/%e9', '/%c3%28', '/%00', '/pricing%00.html', '/a\\b'])(
    '%s is malformed',
    async (address) => {
      expect([400, 404]).toContain((await send(address)).status)
    },
  )

  test.each([
    '/../routes.json',
    '/../../etc/passwd',
    '/%2e%2e/routes.json',
    '/%2e%2e%2froutes.json',
    '/..%2froutes.json',
    '/..%5croutes.json',
    '/static/../../routes.json',
    '/static/%2e%2e/%2e%2e/routes.json',
    '/static/..%2f..%2froutes.json',
    '//../routes.json',
    '/api/articles/..%2f..%2f..%2froutes.json/html',
  ])('%s never leaves the public folder', async (address) => {
    const { status, text } = await send(address)
    expect([301, 400, 404]).toContain(status)
    expect(text).not.toContain('"functions"')
    expect(text).not.toContain('root:')
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
