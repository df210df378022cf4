import { contentType } from './content-types'

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.b/c-1.woff2', 'font/woff2'],
])('%s is %s', (file, type) => expect(contentType(file)).toBe(type))

test('a file of an unknown kind stops the build, with what to do', () => {
  expect(() => contentType('a.unknown')).toThrow(/a\.unknown: .*content-types\.ts/)
})
