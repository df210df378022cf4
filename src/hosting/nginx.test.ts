import { longText, withoutBacktracking } from '../../tests/support/without-backtracking'
import type { Manifest } from './manifest'
import { nginxConfiguration } from './nginx'

const page = (file: string, headers = {}) => ({ file, headers, etag: '"1"', encodings: [] })

const manifest: Manifest = {
  headers: { 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' },
  files: {
    '/': page('index.html', { 'cache-control': 'a' }),
    '/list.json': page('list.json', { 'cache-control': 'b', 'referrer-policy': '' }),
    '/list': page('list.json', { 'cache-control': 'b', 'referrer-policy': '' }),
    '/404': page('404/index.html'),
    '/fr/404': page('fr/404/index.html'),
  },
  functions: { '/api/contact': 'contact.js' },
  answered: {},
  redirects: [{ from: '/a.b/:slug/html', to: '/b/:slug', status: 301 }],
}
const { maps, server } = nginxConfiguration(manifest, '/srv/public')

/** Returns the entries of a map, the default first. */
function entries(variable: string): string[][] {
  const [, body = ''] = new RegExp(`map \\S+ \\$site_${variable} \\{\n(.*?)\n\\}`, 's').exec(maps) ?? []
  return body
    .split('\n')
    .map((line) => [...line.matchAll(/default|"(?:\\.|[^"\\])*"/g)].map(([word]) => word))
    .map((words) => words.map((word) => word.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1')))
}

/** Looks an address up as nginx does: the first regular expression that matches. */
function lookUp(variable: string, address: string): string | undefined {
  for (const [pattern = '', value = ''] of entries(variable).slice(1)) {
    const parts = new RegExp(pattern.slice(1)).exec(address)
    if (parts) return value.replace(/\$(\d)/g, (_, part: string) => parts[Number(part)] ?? '')
  }
  return undefined
}

test('a file may have several addresses', () => {
  expect(entries('file')).toContainEqual(['/list', '/list.json'])
})

test('each header has its usual value, and the files that differ', () => {
  expect(entries('cache_control')).toEqual([
    ['default', ''],
    ['/index.html', 'a'],
    ['/list.json', 'b'],
  ])
  expect(entries('referrer_policy')).toEqual([
    ['default', 'same-origin'],
    ['/list.json', ''],
  ])
  expect(server).toContain('add_header cache-control $site_cache_control always;')
  expect(server).toContain('add_header x-content-type-options "nosniff" always;')
})

test('a redirect keeps the parts of the address as sent', () => {
  expect(lookUp('redirect_301', '/a.b/caf%C3%A9/html?x=1')).toBe('/b/caf%C3%A9')
  for (const other of ['/a-b/c/html', '/a.b/c/d/html', '/a.b//html', '/x/a.b/c/html'])
    expect([other, lookUp('redirect_301', other)]).toEqual([other, undefined])
})

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
  expect(lookUp('redirect_301', address)).toBe(to)
})

test('any number of slashes within an address does not block nginx', () => {
  const address = `/a${'/'.repeat(longText)}b`
  expect(withoutBacktracking(() => lookUp('redirect_301', address))).toBeUndefined()
})

test('a missing page in French has the French 404 page, any other the English one', () => {
  expect(['/fr', '/fr/a', '/french', '/'].map((address) => lookUp('not_found', address))).toEqual([
    '/fr/404/index.html',
    '/fr/404/index.html',
    '/404/index.html',
    '/404/index.html',
  ])
})

test('a function that nginx cannot implement fails the build', () => {
  const functions = { '/api/:any': 'any.js' }
  expect(() => nginxConfiguration({ ...manifest, functions }, '/srv/public')).toThrow(
    'nginx cannot carry it out',
  )
})
