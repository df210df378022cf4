import { createHash } from 'node:crypto'
import { contentSecurityPolicy, type InlineCode } from './content-security-policy'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Returns the sources that a page's policy names for a directive. */
function sources(code: Partial<InlineCode>, directive: string): string[] {
  const found = contentSecurityPolicy({ scripts: [], styles: [], ...code })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

test('a page without inline code runs the files of its own origin, and nothing else', () => {
  expect(sources({}, 'default-src')).toEqual(["'none'"])
  expect(sources({}, 'script-src')).toEqual(["'self'"])
  expect(sources({}, 'style-src')).toEqual(["'none'"])
  expect(sources({}, 'frame-ancestors')).toEqual(["'none'"])
  expect(sources({}, 'base-uri')).toEqual(["'none'"])
  expect(sources({}, 'form-action')).toEqual(["'self'"])
})

test('inline scripts and styles are named by their hash, each once', () => {
  const code = { styles: ['p{}', 'p{}', 'h1{}'], scripts: ['let a = "é"', '\n b()\n'] }
  expect(sources(code, 'style-src')).toEqual([hash('p{}'), hash('h1{}')])
  expect(sources(code, 'script-src')).toEqual(["'self'", hash('let a = "é"'), hash('\n b()\n')])
})

test('nothing is unsafe', () => {
  expect(contentSecurityPolicy({ scripts: ['a()'], styles: ['p{}'] })).not.toContain('unsafe')
})
