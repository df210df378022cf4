import { longText, withoutBacktracking } from '../../tests/support/without-backtracking'
import { emptyManifest, type Manifest } from './manifest'
import { nginxConfiguration } from './nginx'

const manifest: Manifest = {
  ...emptyManifest(),
  redirects: [{ from: '/a.b/:slug/html', to: '/b/:slug', status: 301 }],
}

/** Returns where an address leads, as nginx finds it: by the first regular expression that matches. */
function redirected(address: string): string | undefined {
  const { maps } = nginxConfiguration(manifest, '/srv/public')
  const [, entries = ''] = /map \S+ \$site_redirect_301 \{\n(.*?)\n\}/s.exec(maps) ?? []
  for (const [, pattern = '', to = ''] of entries.matchAll(/^ {2}"~(.*)" "(.*)";$/gm)) {
    const parts = new RegExp(pattern.replace(/\\(["\\])/g, '$1')).exec(address)
    if (parts) return to.replace(/\$(\d)/g, (_, part: string) => parts[Number(part)] ?? '')
  }
  return undefined
}

// tests/hosting/nginx.test.ts asks nginx itself for what the build has.
test('a redirect keeps the parts of the address as sent', () => {
  expect(redirected('/a.b/caf%C3%A9/html?x=1')).toBe('/b/caf%C3%A9')
  for (const other of ['/a-b/c/html', '/a.b/c/d/html', '/a.b//html', '/x/a.b/c/html'])
    expect([other, redirected(other)]).toEqual([other, undefined])
})

test('any number of slashes within an address does not block nginx', () => {
  const address = `/a${'/'.repeat(longText)}b`
  expect(withoutBacktracking(() => redirected(address))).toBeUndefined()
})

test('a function that nginx cannot implement fails the build', () => {
  const functions = { '/api/:any': 'any.js' }
  expect(() => nginxConfiguration({ ...manifest, functions }, '/srv/public')).toThrow(
    'nginx cannot carry it out',
  )
})
