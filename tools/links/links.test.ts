import { serve } from '../../tests/network/http'
import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { failureOf } from './failure-of'
import { outsideLinks } from './outside-links'

describe('external addresses', () => {
  inTemporaryProject()

  test('are those on other sites, without duplicates, with the pages that link to them', async () => {
    writeFiles({
      'public/index.html':
        '<a href="https://b.example/x?a=1&amp;b=2#part">b</a><a href="/pricing">in</a><a href="mailto:a@b.example">m</a>',
      'public/fr/index.html':
        '<a class="x" href="https://b.example/x?a=1&amp;b=2">b</a><a href="https://own.example/y">own</a><a href="http://a.example">a</a>',
      'public/a.js': '<a href="https://not-a-page.example">',
      'public/page-data/404.html/page-data.json': '{}',
    })
    expect([...(await outsideLinks('public', 'https://own.example'))]).toEqual([
      ['http://a.example', ['fr/index.html']],
      ['https://b.example/x?a=1&b=2', ['fr/index.html', 'index.html']],
    ])
  })

  test('need a built site', async () => {
    await expect(outsideLinks('public', 'https://own.example')).rejects.toThrow('build the site first')
  })
})

describe('a request', () => {
  let origin = ''

  beforeAll(async () => {
    const server = await serve(({ url = '' }, response) => {
      if (url === '/silent') return
      const status = Number(url.slice(1))
      response.writeHead(status, status === 302 ? { location: '/404' } : {}).end()
    })
    origin = server.origin
  })

  test.each([200, 401, 403, 405, 429])('%i: it is there', async (status) => {
    expect(await failureOf(`${origin}/${status}`)).toBeUndefined()
  })

  test.each([
    ['/404', 'status 404'],
    ['/500', 'status 500'],
    ['/302', 'status 404'],
  ])('%s: %s', async (path, error) => {
    expect(await failureOf(origin + path)).toBe(error)
  })

  test('times out', async () => {
    expect(await failureOf(`${origin}/silent`, { timeout: 50 })).toBe('no answer within 0.05 s')
  })

  test('names the error of an unknown host', async () => {
    expect(await failureOf('http://127.0.0.1:1')).toMatch(/ECONNREFUSED|bad port/)
  })
})
