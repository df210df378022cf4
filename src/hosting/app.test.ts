import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Request, Response } from 'express'
import en from '../../content/copy/en/server.json'
import fr from '../../content/copy/fr/server.json'
import { type Reply, serve, type TestServer, unpacked } from '../../tests/network/http'
import { listen } from '../../tests/network/listen'
import { RawConnection } from '../../tests/network/raw-connection'
import { onCleanUp } from '../../tests/support/cleanup'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { until } from '../../tests/support/until'
import { createApp } from './app'
import { type CompressedCache, precompress } from './compress'
import { createLimitedServer } from './connection-limits'
import { emptyManifest, type FileRoute, type Manifest } from './manifest'
import { createLog } from './server-log'

const noCache: CompressedCache = {
  place: async (_, target, make) => writeFileSync(target, await make()),
}

const everyAnswer = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }
const revalidate = { 'cache-control': 'no-cache' }
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
const secret = 'the secret outside of the public folder'

/** The pages of the site: address, file, content, headers. */
const pages: [string, string, string, Record<string, string>][] = [
  ['/', 'index.html', page('Home'), revalidate],
  ['/fr', 'fr/index.html', page('Accueil'), revalidate],
  ['/pricing', 'pricing/index.html', page('Pricing'), revalidate],
  ['/articles/cloud-act', 'articles/cloud-act/index.html', page('Cloud Act'), revalidate],
  ['/404', '404/index.html', page('Not found'), revalidate],
  ['/fr/404', 'fr/404/index.html', page('Introuvable'), revalidate],
  ['/api/articles.json', 'api/articles.json', JSON.stringify({ articles: [page('Article')] }), revalidate],
  ['/app-0123.js', 'app-0123.js', `/* script */${'let a = 1\n'.repeat(200)}`, immutable],
  ['/tiny.txt', 'tiny.txt', 'a', revalidate],
  ['/picture.png', 'picture.png', 'no real picture', immutable],
  ['/plain.svg', 'plain.svg', '<svg/>', { 'referrer-policy': '', 'x-content-type-options': 'other' }],
  ['/.well-known/security.txt', '.well-known/security.txt', 'Contact: mailto:a@example.org', revalidate],
  ['/static/Plan général.svg', 'static/Plan général.svg', `<svg>${'<g/>'.repeat(100)}</svg>`, immutable],
]
function page(title: string): string {
  return `<!doctype html><title>${title}</title>${`<p>${title}, encore et encore.</p>`.repeat(50)}`
}
const contentOf = (address: string) => pages.find(([known]) => known === address)?.[2] ?? 'no such page'

const calls: { method: string; url: string }[] = []
const waits = jest.fn()
const functions: Record<string, (request: Request, response: Response) => unknown> = {
  'echo.js': ({ method, url }, response) => {
    calls.push({ method, url })
    response.status(202).set('X-Function', 'echo').end(`${method} ${url}`)
  },
  'throws.js': () => {
    throw new Error('the password is 1234')
  },
  'rejects.js': async (_, response) => {
    response.set('Content-Type', 'application/json')
    throw new Error('the password is 1234')
  },
  'waits.js': waits,
  'long.js': (_, response) => response.type('html').send('<p>A page of some length.</p>'.repeat(200)),
  'breaks.js': async (_, response) => {
    response.write('half of an ans')
    throw new Error('the password is 1234')
  },
}
const loadFunction = jest.fn((file: string) => functions[file] ?? (() => undefined))

/** Length of the longest requested address; a real server accepts 16 KB. */
const longAddress = 500_000

let folder: string
let server: TestServer

type Line = { level: string; id?: string; route?: string; err?: { message: string }; [key: string]: unknown }
let logged: Line[] = []
const log = createLog('debug', { write: (line: string) => logged.push(JSON.parse(line)) })
const errors = () => logged.filter(({ level }) => level === 'error')

beforeAll(async () => {
  folder = temporaryFolder()
  writeFileSync(path.join(folder, 'secret.txt'), secret)
  const manifest: Manifest = {
    ...emptyManifest(),
    headers: everyAnswer,
    functions: {
      '/api/echo': 'echo.js',
      '/api/throws': 'throws.js',
      '/api/rejects': 'rejects.js',
      '/api/breaks': 'breaks.js',
      '/api/waits': 'waits.js',
    },
    redirects: [
      { from: '/api/articles/:slug/html', to: '/articles/:slug', status: 301 },
      { from: '/old', to: '/pricing', status: 302 },
    ],
  }
  for (const [address, file, content, headers] of pages) {
    const target = path.join(folder, 'public', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
    const route: FileRoute = {
      file,
      headers,
      etag: `"${file.length}-${content.length}"`,
      encodings: await precompress(target, Buffer.from(content), noCache),
    }
    manifest.files[address] = route
  }
  manifest.files['/gone'] = { file: 'gone.html', headers: revalidate, etag: '"gone"', encodings: [] }
  server = await serve(createApp({ manifest, root: folder, loadFunction, log }), 2 * longAddress)
})
beforeEach(() => {
  calls.length = 0
  logged = []
})
afterEach(() => jest.restoreAllMocks())

const get = (address: string, headers: Record<string, string> = {}) => server.ask(address, { headers })

describe('files', () => {
  test.each(pages.filter(([address]) => !/ |404/.test(address)))(
    '%s returns its content',
    async (address, _, content) => {
      const reply = await get(address)
      expect([reply.status, reply.text]).toEqual([200, content])
    },
  )

  test('an address with spaces and accents is found in the encoding of browsers', async () => {
    const reply = await get('/static/Plan%20g%C3%A9n%C3%A9ral.svg')
    expect([reply.status, reply.text]).toEqual([200, contentOf('/static/Plan général.svg')])
  })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/app-0123.js', 'text/javascript; charset=utf-8'],
    ['/api/articles.json', 'application/json; charset=utf-8'],
    ['/tiny.txt', 'text/plain; charset=utf-8'],
    ['/picture.png', 'image/png'],
  ])('%s has its content type, %s, compressed or not', async (address, type) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      expect((await get(address, { 'Accept-Encoding': encoding })).headers['content-type']).toBe(type)
    }
  })

  test.each(pages.filter(([address]) => !address.includes(' ')))(
    '%s has the headers of the manifest',
    async (address, _file, _content, own) => {
      const expected = Object.entries({ ...everyAnswer, ...own })
      for (const encoding of ['identity', 'br']) {
        const { headers } = await get(address, { 'Accept-Encoding': encoding })
        for (const [name, value] of expected) expect([name, headers[name] ?? '']).toEqual([name, value])
      }
    },
  )

  test.each([
    ['a redirect', 'GET', '/old', 302],
    ['another address', 'GET', '/pricing/', 301],
    ['a missing page', 'GET', '/nowhere', 404],
    ['another method', 'POST', '/pricing', 405],
    ['a malformed address', 'GET', '/%', 400],
    ['a function', 'POST', '/api/echo', 202],
    ['a function that fails', 'POST', '/api/throws', 500],
    ['a deleted file', 'GET', '/gone', 500],
  ])('%s has the headers of every response too', async (_, method, address, status) => {
    expect(await server.ask(address, { method })).toMatchObject({ status, headers: everyAnswer })
  })

  test('a file can remove or override a header of every response', async () => {
    expect((await get('/plain.svg')).headers).toMatchObject({ 'x-content-type-options': 'other' })
    expect((await get('/plain.svg')).headers).not.toHaveProperty('referrer-policy')
  })

  test('does not reveal the server software', async () => {
    expect((await get('/')).headers).not.toHaveProperty('x-powered-by')
  })

  test('the query changes nothing', async () => {
    const reply = await get('/pricing?utm=1&next=/')
    expect([reply.status, reply.text]).toEqual([200, contentOf('/pricing')])
  })

  test('HEAD is answered like GET, without the content', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const [head, full] = [
      await server.ask('/pricing', { method: 'HEAD', headers }),
      await get('/pricing', headers),
    ]
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(String(full.body.length))
    for (const name of ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]])
  })

  test('a missing file of the manifest is a server error', async () => {
    const reply = await get('/gone')
    expect([reply.status, reply.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
    expect(reply.headers).not.toHaveProperty('etag')
    expect(errors()).toHaveLength(1)
  })
})

describe('compression', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['zstd, deflate', undefined],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br, gzip', 'br'],
    // Chrome, Edge and Firefox; Safari.
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
  ])('Accept-Encoding %j is answered in %s', async (accepted, encoding) => {
    const reply = await get('/pricing', accepted === undefined ? {} : { 'Accept-Encoding': accepted })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.vary).toMatch(/accept-encoding/i)
    expect(String(unpacked(reply))).toBe(contentOf('/pricing'))
  })

  test.each(['/tiny.txt', '/picture.png'])(
    '%s, which has no smaller form, is not compressed',
    async (address) => {
      const reply = await get(address, { 'Accept-Encoding': 'br, gzip' })
      expect(reply.headers).not.toHaveProperty('content-encoding')
      expect(reply.text).toBe(contentOf(address))
    },
  )
})

describe('ETag', () => {
  const encodings = ['identity', 'gzip', 'br']

  test('differs by encoding, and is the same for each request', async () => {
    const tags = async () =>
      Promise.all(
        encodings.map(async (encoding) => (await get('/', { 'Accept-Encoding': encoding })).headers.etag),
      )
    const first = await tags()
    expect(new Set(first).size).toBe(3)
    for (const tag of first) expect(tag).toMatch(/^"[\w-]+"$/)
    expect(await tags()).toEqual(first)
  })

  test.each(encodings)('a client that has the content in %s gets 304', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding }
    const { etag = 'none' } = (await get('/', headers)).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get('/', { ...headers, 'If-None-Match': known })
      expect([known, reply.status, reply.body.length]).toEqual([known, 304, 0])
      expect(reply.headers).toMatchObject({ etag, ...revalidate })
      expect(reply.headers).not.toHaveProperty('content-encoding')
      expect(reply.headers.vary).toMatch(/accept-encoding/i)
    }
  })

  test('a client that has it in another encoding gets it again', async () => {
    const { etag = 'none' } = (await get('/', { 'Accept-Encoding': 'br' })).headers
    const reply = await get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })
    expect([reply.status, String(unpacked(reply))]).toEqual([200, contentOf('/')])
  })

  test('a client that has other content gets this', async () => {
    const reply = await get('/', { 'If-None-Match': '"other"' })
    expect([reply.status, reply.text]).toEqual([200, contentOf('/')])
  })

  test('HEAD too is answered with 304', async () => {
    const { etag = 'none' } = (await get('/')).headers
    expect((await server.ask('/', { method: 'HEAD', headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('the 404 page stays a 404', async () => {
    const { etag = 'none' } = (await get('/nowhere')).headers
    expect((await get('/nowhere', { 'If-None-Match': etag })).status).toBe(404)
  })
})

describe('ranges', () => {
  const content = contentOf('/pricing')

  test.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-9', 5, 10],
    [`bytes=${content.length - 3}-`, content.length - 3, content.length],
    ['bytes=-3', content.length - 3, content.length],
    ['bytes=10-99999', 10, content.length],
  ])('%s returns that part, uncompressed', async (range, start, end) => {
    const reply = await get('/pricing', { Range: range, 'Accept-Encoding': 'br, gzip' })
    expect([reply.status, reply.text]).toEqual([206, content.slice(start, end)])
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${content.length}`)
    expect(reply.headers).not.toHaveProperty('content-encoding')
  })

  test('parts are offered, of hidden files too, and none by a date, which every release would change', async () => {
    const address = '/.well-known/security.txt'
    expect((await get(address)).headers['accept-ranges']).toBe('bytes')
    const reply = await get(address, { Range: 'bytes=0-6' })
    expect([reply.status, reply.text]).toEqual([206, 'Contact'])
    expect(reply.headers).not.toHaveProperty('last-modified')
  })

  test('a part of unchanged content can be fetched later', async () => {
    const { etag = 'none' } = (await get('/pricing')).headers
    expect((await get('/pricing', { Range: 'bytes=5-9', 'If-Range': etag })).status).toBe(206)
  })

  test('if the content has changed meanwhile, all of it is returned', async () => {
    const reply = await get('/pricing', { Range: 'bytes=5-9', 'If-Range': '"other"' })
    expect([reply.status, reply.text]).toEqual([200, content])
  })

  test.each([(etag: string) => `W/${etag}`, (etag: string) => `other${etag}other`])(
    'a validator that is not exactly the ETag does not ask for a part (%#)',
    async (like) => {
      const { etag = 'none' } = (await get('/pricing')).headers
      expect((await get('/pricing', { Range: 'bytes=5-9', 'If-Range': like(etag) })).status).toBe(200)
    },
  )

  test('HEAD has no parts', async () => {
    const reply = await server.ask('/pricing', { method: 'HEAD', headers: { Range: 'bytes=5-9' } })
    expect([reply.status, reply.headers['content-length']]).toEqual([200, String(content.length)])
  })

  test('an uncompressed part does not continue compressed content', async () => {
    const { etag = 'none' } = (await get('/pricing', { 'Accept-Encoding': 'br' })).headers
    expect((await get('/pricing', { Range: 'bytes=5-9', 'If-Range': etag })).status).toBe(200)
  })

  test('an unsatisfiable range: 416, with the size', async () => {
    const reply = await get('/pricing', { Range: 'bytes=99999-' })
    expect(reply.status).toBe(416)
    expect(reply.headers['content-range']).toBe(`bytes */${content.length}`)
    expect(errors()).toEqual([])
  })

  test('a range of a missing page is the 404 page', async () => {
    const reply = await get('/nowhere', { Range: 'bytes=0-4' })
    expect([reply.status, reply.text]).toEqual([404, contentOf('/404')])
  })
})

test('a failed precondition: 412, neither compressed nor cached', async () => {
  const reply = await get('/app-0123.js', { 'If-Match': '"other"', 'Accept-Encoding': 'br' })
  expect([reply.status, reply.text]).toEqual([412, ''])
  for (const name of ['cache-control', 'content-encoding']) expect(reply.headers).not.toHaveProperty(name)
  expect(errors()).toEqual([])
})

describe('a missing page', () => {
  test.each([
    ['/404', '/404'],
    ['/fr/404', '/fr/404'],
    ['/nowhere', '/404'],
    ['/articles', '/404'],
    ['/Pricing', '/404'],
    ['/pricing.html', '/404'],
    ['/index.html', '/404'],
    ['/french', '/404'],
    ['/en/pricing', '/404'],
    ['/fr/nowhere', '/fr/404'],
    ['/fr/articles/nowhere?a=1', '/fr/404'],
    ['/__proto__', '/404'],
    ['/constructor', '/404'],
  ])('%s returns the 404 page of its language, %s, with status 404', async (address, notFound) => {
    const reply = await get(address)
    expect([reply.status, reply.text]).toEqual([404, contentOf(notFound)])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('is compressed too', async () => {
    const reply = await get('/fr/nowhere', { 'Accept-Encoding': 'br' })
    expect([reply.status, reply.headers['content-encoding'], String(unpacked(reply))]).toEqual([
      404,
      'br',
      contentOf('/fr/404'),
    ])
  })

  test('HEAD too is answered with 404', async () => {
    const reply = await server.ask('/nowhere', { method: 'HEAD' })
    expect([reply.status, reply.body.length]).toEqual([404, 0])
  })

  test.each([
    ['English stands in for French', { '/404': true }, '/fr/nowhere', contentOf('/404')],
    ['without any page there is no content', {}, '/nowhere', ''],
  ])('where a page is missing: %s', async (_, known, address, content) => {
    const files = Object.fromEntries(
      Object.keys(known).map((key) => [
        key,
        { file: '404/index.html', headers: {}, etag: '"1"', encodings: [] },
      ]),
    )
    const manifest = { ...emptyManifest(), files }
    const bare = await serve(createApp({ manifest, root: folder, loadFunction }))
    const reply = await bare.ask(address)
    expect([reply.status, reply.text]).toEqual([404, content])
  })
})

describe('other methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s to a page: 405, with the allowed methods',
    async (method) => {
      const reply = await server.ask('/pricing', { method, body: 'a=1' })
      expect([reply.status, reply.headers.allow, reply.text]).toEqual([405, 'GET, HEAD', ''])
    },
  )

  test('POST to a missing page: 404', async () => {
    expect((await server.ask('/nowhere', { method: 'POST', body: 'a=1' })).status).toBe(404)
  })
})

/** Returns where a browser on this site would be redirected. */
const destination = ({ headers }: Reply, from: string) =>
  new URL(headers.location ?? '', `https://site.example${from}`)

describe('a trailing slash', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['/pricing//', '/pricing'],
    ['/fr/', '/fr'],
    ['/articles/cloud-act/', '/articles/cloud-act'],
    ['/pricing/?a=1&b=%20x', '/pricing?a=1&b=%20x'],
    ['/pricing/?', '/pricing?'],
    ['/pricing/?next=/', '/pricing?next=/'],
    ['/nowhere/', '/nowhere'],
    ['/api/echo/?a=1', '/api/echo?a=1'],
    ['//', '/'],
    ['//?a=1', '/?a=1'],
  ])('%s redirects to %s', async (from, to) => {
    const reply = await get(from)
    expect([reply.status, reply.headers.location]).toEqual([301, to])
  })

  test.each([
    '//evil.example/',
    '///evil.example/',
    '//evil.example//',
    '//evil.example/%2e%2e/',
    '//user@evil.example:80/',
    '//evil.example/?a=//evil.example/',
    '/%2f%2fevil.example/',
    '/%5c%5cevil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%09/evil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/pricing/..//evil.example/',
    'http://evil.example/pricing/',
    'http://evil.example//evil.example/',
  ])('%s never redirects to another host', async (from) => {
    const reply = await get(from)
    if (reply.status === 301) expect(destination(reply, '/').origin).toBe('https://site.example')
    else expect([400, 404]).toContain(reply.status)
    expect([301, 400, 404]).toContain(reply.status)
  })

  test('an address in absolute form redirects to the same place', async () => {
    const reply = await get('http://site.example/pricing/?a=1')
    expect([reply.status, reply.headers.location]).toEqual([301, '/pricing?a=1'])
  })

  // Quadratic time would take minutes here.
  test('any number of slashes within an address does not block the server', async () => {
    expect((await get(`/a${'/'.repeat(longAddress)}b/`)).status).toBe(301)
  })

  test.each(['/', '/?next=/', '/pricing?next=/'])('%s stays', async (address) => {
    expect((await get(address)).status).toBe(200)
  })
})

describe('redirects', () => {
  test.each([
    ['/old', 302, '/pricing'],
    ['/api/articles/cloud-act/html', 301, '/articles/cloud-act'],
    ['/api/articles/a%20b%C3%A9/html', 301, '/articles/a%20b%C3%A9'],
    ['/api/articles/a%3Fb%23c/html', 301, '/articles/a%3Fb%23c'],
  ])('%s redirects with %i to %s', async (from, status, to) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await server.ask(from, { method })
      expect([reply.status, reply.headers.location]).toEqual([status, to])
    }
  })

  test.each([
    '%2f%2fevil.example',
    '..',
    '%2e%2e',
    '%0d%0aSet-Cookie:%20evil=1',
    '%5c%5cevil.example',
    'http:%2f%2fevil.example',
  ])('a %s part of the address can lead neither to another host nor into a header', async (slug) => {
    const from = `/api/articles/${slug}/html`
    const reply = await get(from)
    expect(reply.status).toBe(301)
    expect(destination(reply, from).origin).toBe('https://site.example')
    expect(reply.headers).not.toHaveProperty('set-cookie')
  })
})

describe('malformed addresses', () => {
  test.each([
    '/%',
    '/%zz',
    '/%e9',
    '/%c3%28',
    '/pricing%',
    '/%00',
    '/pricing%00.html',
    '/a\\b',
    '/pricing#prices',
    '//a@b:99x/pricing?email=secret@example.org#x',
    '/api/echo%',
    '/fr/%ff/',
  ])('%s: 400, in plain text', async (address) => {
    const reply = await get(address)
    expect([reply.status, reply.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(calls).toEqual([])
  })

  test.each(['/?a=%', '/pricing?a=%zz&b=%00'])(
    '%s is a page: only its path has to be well formed',
    async (address) => {
      expect((await get(address)).status).toBe(200)
    },
  )
})

test.each([
  '/../secret.txt',
  '/../../secret.txt',
  '/./../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/.%2e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/static/../../secret.txt',
  '/static/%2e%2e/%2e%2e/secret.txt',
  '//../secret.txt',
  '/fr/../../secret.txt',
  '/read/..%2f..%2fsecret.txt',
  '/read/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/secret.txt',
  '/public/../secret.txt',
  '/tiny.txt/../../secret.txt',
  '/tiny.txt%00/../../secret.txt',
  'http://site.example/../secret.txt',
])('%s never leaves the public folder', async (address) => {
  const reply = await get(address)
  expect([400, 404]).toContain(reply.status)
  expect(reply.text).not.toContain(secret)
})

describe('an error has the requested format and language', () => {
  test.each([
    ['/api/throws', 'en', en.internal.title],
    ['/%zz', 'en', en.malformed.title],
    ['/fr/%zz', 'fr', fr.malformed.title],
  ])('%s', async (address, language, words) => {
    const html = await get(address, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html.text).toContain(`<html lang="${language}">`)
    expect(html.text).toContain(`<h1>${words}</h1>`)
    const json = await get(address, { Accept: 'application/json' })
    expect(JSON.parse(json.text)).toEqual({ message: expect.any(String) })
    expect((await get(address)).text).toContain(words)
    for (const reply of [html, json]) expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('the log', () => {
  const personal = {
    'User-Agent': 'secret agent',
    'X-Forwarded-For': '203.0.113.7',
    Referer: 'https://example.org/secret',
    Cookie: 'secret=1',
    'Accept-Language': 'secret',
  }

  test.each([
    ['a page', 'GET', '/pricing?email=secret@example.org', '/pricing', 200],
    ['a file', 'GET', '/app-0123.js', '/app-0123.js', 200],
    ['a redirect', 'GET', '/api/articles/secret/html', '/api/articles/:slug/html', 301],
    ['a function', 'POST', '/api/echo?secret=1', '/api/echo', 202],
    ['a missing page', 'GET', '/secret@example.org', undefined, 404],
    ['a malformed address', 'GET', '/%zz-secret', undefined, 400],
  ])('has one line for %s, without data of the visitor', async (_, method, address, route, status) => {
    const reply = await server.ask(address, { method, headers: personal })
    const written = logged.filter(({ msg }) => msg === 'request')
    expect(written).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        id: expect.stringMatching(/^[\w-]{36}$/),
        method,
        ...(route && { route }),
        status,
        bytes: expect.any(Number),
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
    expect(written[0]?.bytes).toBeGreaterThan(reply.body.length)
    expect(JSON.stringify(logged)).not.toMatch(/secret|203\.0\.113|127\.0\.0/)
  })

  test('a request that its client breaks off has no status of ours', async () => {
    const client = new RawConnection(Number(new URL(server.origin).port))
    client.say('GET /api/waits HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until(() => waits.mock.calls.length > 0)
    client.hangUp()
    await until(() => logged.some(({ msg }) => msg === 'request'))
    expect(logged.at(-1)).toMatchObject({ route: '/api/waits', status: 499, aborted: true })
  })

  test("an error's line has the id of its request", async () => {
    await get('/api/throws')
    expect(errors()[0]?.id).toBe(logged.find(({ msg }) => msg === 'request')?.id)
  })

  test.each([
    ['/healthz', 'ok'],
    ['/readyz', '{"ready":true}'],
  ])('%s is answered, and not logged', async (address, text) => {
    const reply = await get(address)
    expect([reply.status, reply.text, reply.headers['cache-control']]).toEqual([200, text, 'no-store'])
    expect(logged.map(({ level }) => level)).toEqual(['debug'])
  })
})

describe('an address in absolute form', () => {
  test('is logged as its path', async () => {
    expect((await get('http://site.example/pricing?a=1')).status).toBe(200)
    expect((await get('http://site.example')).status).toBe((await get('/')).status)
  })

  test.each(['http://', 'http://[bad/'])('%s is malformed: 400, with our headers', async (target) => {
    const reply = await get(target)
    expect([reply.status, reply.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
  })
})

test('an expectation that the server does not know: 417, with our headers', async () => {
  const manifest = { ...emptyManifest(), headers: everyAnswer }
  const own = createLimitedServer(createApp({ manifest, root: folder, loadFunction, log }))
  onCleanUp(() => own.close())
  const client = new RawConnection(await listen(own))
  client.say('GET / HTTP/1.1\r\nHost: a\r\nExpect: a-cake\r\nConnection: close\r\n\r\n')
  expect(await client.ended).toMatch(/^HTTP\/1\.1 417 [\s\S]*x-content-type-options: nosniff/)
})

describe('readiness to take a message', () => {
  test.each([
    [true, 200],
    [false, 503],
  ])('ready: %s, status %d, and what is wrong', async (ready, status) => {
    const readiness = async () => ({ ready, database: 'unusable' })
    const manifest = { ...emptyManifest(), headers: everyAnswer }
    const own = await serve(createApp({ manifest, root: folder, loadFunction, readiness, log }))
    const reply = await own.ask('/readyz')
    expect([reply.status, JSON.parse(reply.text)]).toEqual([status, { ready, database: 'unusable' }])
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

test('the response of a function has the request id of the log, and that of a page does not', async () => {
  const reply = await get('/api/echo')
  expect(reply.headers['x-request-id']).toBe(logged.find(({ msg }) => msg === 'request')?.id)
  expect((await get('/pricing')).headers).not.toHaveProperty('x-request-id')
})

describe('functions', () => {
  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'are called with %s',
    async (method) => {
      const body = method === 'GET' || method === 'HEAD' ? undefined : 'text'
      const reply = await server.ask('/api/echo?a=1', { method, body })
      const text = method === 'HEAD' ? '' : `${method} /api/echo?a=1`
      expect([reply.status, reply.headers['x-function'], reply.text]).toEqual([202, 'echo', text])
      expect(calls).toEqual([{ method, url: '/api/echo?a=1' }])
    },
  )

  test('are loaded once, however often they are called', async () => {
    const load = jest.fn(loadFunction)
    const manifest = { ...emptyManifest(), functions: { '/api/echo': 'echo.js' } }
    const own = await serve(createApp({ manifest, root: folder, loadFunction: load }))
    for (const _ of [1, 2, 3]) expect((await own.ask('/api/echo')).status).toBe(202)
    expect(calls).toHaveLength(3)
    expect(load.mock.calls).toEqual([['echo.js']])
  })

  test('answer a page whose address has a query, with the headers of its file', async () => {
    const file = { file: 'index.html', headers: { 'x-of-page': 'yes' }, etag: '"1"', encodings: [] }
    const manifest = {
      ...emptyManifest(),
      files: { '/pricing': { ...file, file: 'pricing/index.html' } },
      functions: { '/api/echo': 'echo.js' },
      answered: { '/pricing': 'echo.js', '/gone': 'echo.js' },
    }
    const onSeen = jest.fn()
    const own = await serve(createApp({ manifest, root: folder, loadFunction, onSeen }))
    const replies = [await own.ask('/pricing?a=1'), await own.ask('/pricing'), await own.ask('/pricing?')]
    expect(replies.map(({ status, headers }) => [status, headers['x-of-page']])).toEqual([
      [202, 'yes'],
      [200, 'yes'],
      [200, 'yes'],
    ])
    expect((await own.ask('/gone?a=1')).status).toBe(404)
    expect(onSeen.mock.calls.map(([{ kind }]) => kind).slice(0, 3)).toEqual(['page', 'page', 'page'])
    expect(calls).toEqual([{ method: 'GET', url: '/pricing?a=1' }])
  })

  test.each(['br', 'gzip', 'identity'])('answer such a page in %s', async (encoding) => {
    const manifest = {
      ...emptyManifest(),
      files: { '/estimate': { file: 'estimate/index.html', headers: {}, etag: '"1"', encodings: [] } },
      functions: { '/api/long': 'long.js' },
      answered: { '/estimate': 'long.js' },
    }
    const own = await serve(createApp({ manifest, root: folder, loadFunction }))
    const reply = await own.ask('/estimate?audit=1', { headers: { 'Accept-Encoding': encoding } })
    expect([reply.status, reply.headers['content-encoding'] ?? 'identity', reply.headers.vary]).toEqual([
      200,
      encoding,
      'Accept-Encoding',
    ])
    expect(reply.body.length < 1000).toBe(encoding !== 'identity')
  })

  test.each(['/api/throws', '/api/rejects'])(
    'an error in %s: 500 in plain text without details, which are in the log',
    async (address) => {
      const reply = await server.ask(address, { method: 'POST', body: '{}' })
      expect([reply.status, reply.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
      expect(reply.text).not.toContain('1234')
      expect(errors().map(({ err }) => err?.message)).toEqual(['the password is 1234'])
      expect((await get('/')).status).toBe(200)
    },
  )

  test('an error during a response aborts it, so that it is not taken for complete', async () => {
    await expect(server.ask('/api/breaks')).rejects.toThrow()
    expect(errors().map(({ err }) => err?.message)).toEqual(['the password is 1234'])
    expect((await get('/')).status).toBe(200)
  })

  test('an address below a function is not its own', async () => {
    expect((await get('/api/echo/more')).status).toBe(404)
    expect((await get('/API/echo')).status).toBe(404)
    expect(calls).toEqual([])
  })
})
