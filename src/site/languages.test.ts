import { isLanguage, localPath, otherLanguage, splitPath } from './languages'

const addresses = [
  ['/', '/fr'],
  ['/pricing', '/fr/pricing'],
  ['/?from=mail', '/fr?from=mail'],
  ['/#offers', '/fr#offers'],
  ['/contact?service=audit#form', '/fr/contact?service=audit#form'],
] as const

test.each(addresses)('%s keeps its address in English and is %s in French', (english, french) => {
  expect(localPath(english, 'en')).toBe(english)
  expect(localPath(english, 'fr')).toBe(french)
})

test.each(addresses)('the French address of %s, %s, parses to its language and page', (english, french) => {
  expect(splitPath(french)).toEqual({ language: 'fr', path: english })
})

test.each(['/', '/pricing', '/contact?service=audit', '/france', '/french/pricing', '/frites'])(
  '%s is an English address',
  (address) => {
    expect(splitPath(address)).toEqual({ language: 'en', path: address })
  },
)

test('each language has the other as its counterpart', () => {
  expect(otherLanguage('en')).toBe('fr')
  expect(otherLanguage('fr')).toBe('en')
})

test.each([
  ['en', true],
  ['fr', true],
  ['eo', false],
  ['FR', false],
  ['', false],
  [undefined, false],
  [['en'], false],
])('whether %p is a language of the site: %p', (value, expected) => {
  expect(isLanguage(value)).toBe(expected)
})
