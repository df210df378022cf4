import { fullAddress } from './address'
import { socialPicturePath } from './social-picture'
import { stepsAbove } from './trail'

test.each([
  ['/', 'en', 'https://site.example/'],
  ['/', 'fr', 'https://site.example/fr'],
  ['/pricing', 'en', 'https://site.example/pricing'],
  ['/pricing', 'fr', 'https://site.example/fr/pricing'],
] as const)('the full address of %s in %s is %s', (path, language, address) => {
  expect(fullAddress('https://site.example', path, language)).toBe(address)
})

test.each([
  ['/', 'en', '/social/en/home.png'],
  ['/services/ia-privee', 'fr', '/social/fr/services/ia-privee.png'],
  ['/articles/page/2', 'en', '/social/en/articles.png'],
  ['/articles/category/law/page/3', 'fr', '/social/fr/articles/category/law.png'],
  ['/articles/page', 'en', '/social/en/articles/page.png'],
] as const)('the social picture of %s in %s is %s', (path, language, picture) => {
  expect(socialPicturePath(path, language)).toBe(picture)
})

const nav = { home: 'Home', services: 'Services', tools: 'Tools', articles: 'Articles' }

test.each([
  ['/', []],
  ['/pricing', ['Home']],
  ['/services', ['Home']],
  ['/services/ia-privee', ['Home', 'Services']],
  ['/tools/ai-act', ['Home', 'Tools']],
  ['/articles', ['Home']],
  ['/articles/cloud-act', ['Home', 'Articles']],
  ['/articles/category/law/page/2', ['Home', 'Articles']],
])('above %s stand %j', (path, names) => {
  expect(stepsAbove(path, nav).map(({ name }) => name)).toEqual(names)
})
