import { authorsLanguage } from './authors-language'

test.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'fr-CA' }, 'fr'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANG: 'frr_DE' }, 'en'],
  [{}, 'en'],
  [{ LC_MESSAGES: 'fr_FR', LANG: 'en_US' }, 'fr'],
  [{ LC_ALL: 'en_US', LC_MESSAGES: 'fr_FR', LANG: 'fr_FR' }, 'en'],
  [{ LC_ALL: '', LANG: 'fr_FR' }, 'fr'],
] as const)('%j sets the language to %s', (env, language) => {
  expect(authorsLanguage(env)).toBe(language)
})
