import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The sources that a page's policy names for a directive. */
function sources(html: string, directive: string): string[] {
  const found = contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

test('a page without inline code runs the files of its own origin, and nothing else', () => {
  const html = '<!DOCTYPE html><script src="/a.js" defer></script><p>Bonjour</p>'
  expect(sources(html, 'default-src')).toEqual(["'none'"])
  expect(sources(html, 'script-src')).toEqual(["'self'"])
  expect(sources(html, 'style-src')).toEqual(["'none'"])
  expect(sources(html, 'frame-ancestors')).toEqual(["'none'"])
  expect(sources(html, 'base-uri')).toEqual(["'none'"])
  expect(sources(html, 'form-action')).toEqual(["'self'"])
})

test('inline scripts and styles are named by their hash, each once', () => {
  const html = `<style data-href="/a.css">p{}</style><style>p{}</style><style>h1{}</style>
    <script>let a = "é"</script><script type="module">
      b()
    </script><script type="speculationrules">{"prefetch":[]}</script>`
  expect(sources(html, 'style-src')).toEqual([hash('p{}'), hash('h1{}')])
  expect(sources(html, 'script-src')).toEqual([
    "'self'",
    hash('let a = "é"'),
    hash('\n      b()\n    '),
    hash('{"prefetch":[]}'),
  ])
})

test.each(['application/ld+json', 'application/json'])('%s is data, which is never run', (type) => {
  expect(sources(`<script type="${type}">{}</script>`, 'script-src')).toEqual(["'self'"])
})

test('nothing is unsafe', () => {
  expect(contentSecurityPolicy('<script>a()</script><style>p{}</style>')).not.toContain('unsafe')
})
