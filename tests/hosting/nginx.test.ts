import { freePort } from '../network/free-port'
import { type Ask, requester, unpacked } from '../network/http'
import { content, expectUnavailable, manifest, one, oneOfEach, picture, script, traces } from './http-suite'
import { startNginx } from './proxies'

/** What nginx answers by itself: no server is behind it. `src/hosting/app.test.ts` asks the same of the server. */
let send: Ask
beforeAll(async () => {
  const { httpsPort } = await startNginx(await freePort())
  send = requester(`https://localhost:${httpsPort}`)
})

const article = one(/^\/articles\/(?!page|category)[\w-]+$/).replace('/articles/', '')

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

test.each(oneOfEach)('%s: HEAD is answered like GET, without the content', async (address) => {
  const [head, full] = [await send(address, { method: 'HEAD' }), await send(address)]
  expect([head.status, head.body.length]).toEqual([200, 0])
  const { date: _, ...expected } = full.headers
  expect(head.headers).toMatchObject(expected)
})

test.each(oneOfEach)('%s: a client that has it gets 304, in each encoding', async (address) => {
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
  ['//a//b///?next=/', '/a//b?next=/'],
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
  // The first line of passwd; style sheets name :root.
  expect(text).not.toMatch(/^root:/m)
})

test.each(['/contact?service=audit', '/fr/estimate?audit=1'])(
  '%s is the page as it was built, however often it is asked for',
  async (address) => {
    const page = manifest.files[address.split('?')[0] ?? '']
    const replies = await Promise.all(Array.from({ length: 100 }, () => send(address)))
    for (const { status, headers } of replies) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({ ...manifest.headers, ...page?.headers })
    }
  },
)

test('refuses a message as the function would: JSON or a page, in the language of the form', async () => {
  const unavailable = await expectUnavailable(send)
  const post = (body: string) =>
    send('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const tooLarge = await post(' '.repeat(1_000_000))
  expect([tooLarge.status, JSON.parse(tooLarge.text).message]).toEqual([
    413,
    expect.stringMatching(/too long; at most 64\sKB/),
  ])
  const flood = await Promise.all(Array.from({ length: 100 }, () => post('{}')))
  const limited = flood.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThan(30)
  expect(JSON.parse(limited[0]?.text ?? '').message).toMatch(/try again in 1\sminute/)
  expect(limited[0]?.headers['retry-after']).toBe('60')
  for (const { headers } of [...unavailable, tooLarge, ...limited])
    expect(headers).toMatchObject({
      ...manifest.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
})

test('logs nothing of a visitor, even if the server does not answer', async () => {
  const proxy = await startNginx(await freePort())
  const reply = await requester(`https://localhost:${proxy.httpsPort}`)('/healthz?secret', {
    headers: { 'User-Agent': 'browser/1' },
  })
  expect(reply.status).toBe(502)
  await proxy.stop()
  expect(proxy.output()).not.toMatch(traces)
})
