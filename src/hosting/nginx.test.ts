import { longText, withoutBacktracking } from '../../tests/without-backtracking'
import type { Manifest } from './manifest'
import { proxyPlan } from './proxy-plan'

const page = (file: string, headers = {}) => ({ file, headers, etag: '"1"', encodings: [] })

const manifest: Manifest = {
  headers: { 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' },
  files: {
    '/': page('index.html', { 'cache-control': 'a' }),
    '/list.json': page('list.json', { 'cache-control': 'b', 'referrer-policy': '' }),
    '/404': page('404/index.html'),
    '/fr/404': page('fr/404/index.html'),
  },
  functions: { '/api/contact': 'contact.js' },
  redirects: [{ from: '/a.b/:slug/html', to: '/b/:slug', status: 301 }],
  rewrites: [{ from: '/list', to: '/list.json', status: 200 }],
}

test('recognizes a page that a function answers if its address has a query', () => {
  expect(proxyPlan({ ...manifest, answered: { '/': 'home.js' } }).answered).toEqual(['/'])
  expect(proxyPlan(manifest).answered).toEqual([])
})

test('a rewrite is one more address of its file', () => {
  expect(proxyPlan(manifest).files).toContainEqual(['/list', '/list.json'])
})

test('each header has its usual value, and the files that differ', () => {
  expect(proxyPlan(manifest).headers).toEqual([
    {
      name: 'cache-control',
      usual: '',
      byFile: [
        ['/index.html', 'a'],
        ['/list.json', 'b'],
      ],
    },
    { name: 'referrer-policy', usual: 'same-origin', byFile: [['/list.json', '']] },
    { name: 'x-content-type-options', usual: 'nosniff', byFile: [] },
  ])
})

test('a redirect keeps the parts of the address as sent', () => {
  const { pattern, to } = proxyPlan(manifest).redirects.at(-1) ?? { pattern: '', to: '' }
  expect('/a.b/caf%C3%A9/html?x=1'.replace(new RegExp(pattern), to)).toBe('/b/caf%C3%A9')
  for (const other of ['/a-b/c/html', '/a.b/c/d/html', '/a.b//html', '/x/a.b/c/html']) {
    expect([other, new RegExp(pattern).test(other)]).toEqual([other, false])
  }
})

const redirected = (address: string) => {
  for (const { pattern, to } of proxyPlan(manifest).redirects) {
    const parts = new RegExp(pattern).exec(address)
    if (parts) return to.replace(/\$(\d)/g, (_, part: string) => parts[Number(part)] ?? '')
  }
  return undefined
}

test.each([
  ['/pricing/', '/pricing'],
  ['/a/', '/a'],
  ['//a//b///?next=/', '/a//b?next=/'],
  ['//', '/'],
  ['//?a=1', '/?a=1'],
  ['/', undefined],
  ['/pricing', undefined],
  ['/pricing?next=/', undefined],
])('without trailing slashes, %s is %s', (address, to) => {
  expect(redirected(address)).toBe(to)
})

test('any number of slashes within an address does not block a proxy', () => {
  const address = `/a${'/'.repeat(longText)}b`
  expect(withoutBacktracking(() => redirected(address))).toBeUndefined()
})

test('a missing page in French has the French 404 page, any other the English one', () => {
  const pageOf = (address: string) =>
    proxyPlan(manifest).notFound.find(({ pattern }) => new RegExp(pattern).test(address))?.file
  expect(['/fr', '/fr/a', '/french', '/'].map(pageOf)).toEqual([
    '/fr/404/index.html',
    '/fr/404/index.html',
    '/404/index.html',
    '/404/index.html',
  ])
})

test.each([
  ['rewrite', { rewrites: [{ from: '/read/:slug', to: '/b/:slug', status: 200 }] }],
  ['function', { functions: { '/api/:any': 'any.js' } }],
])('a %s that no proxy can implement fails the build', (_, change) => {
  expect(() => proxyPlan({ ...manifest, ...change })).toThrow('nginx cannot carry it out')
})
