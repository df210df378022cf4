import { preferredLanguage } from './language'

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

test.each([
  ['the visitor’s choice', 'fr', ['en-GB'], 'fr'],
  ['the browser’s, as long as there is no choice', null, ['de-AT', 'fr-CA', 'en'], 'fr'],
  ['the browser’s, where the site no longer has the one chosen', 'xx', ['en-GB', 'fr'], 'en'],
  ['none, where the site has none of them', 'xx', ['de', 'it'], undefined],
])('the preferred language is %s', (_, chosen, languages, preferred) => {
  if (chosen) localStorage.setItem('language', chosen)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(preferredLanguage()).toBe(preferred)
})
