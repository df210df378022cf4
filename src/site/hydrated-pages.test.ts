import { isHydrated } from './hydrated-pages'

const withState = [
  '/articles',
  '/articles/page/2',
  '/articles/category/law',
  '/articles/category/law/page/2',
  '/contact',
  '/estimate',
  '/tools/ai-act',
  '/tools/own-server',
  '/tools/sovereignty',
  '/tools/sovereignty/3',
]

const without = [
  '/',
  '/services',
  '/services/cloud-souverain',
  '/pricing',
  '/tools',
  '/articles/hallucinations-ia',
  '/articles/page-blanche',
  '/about',
  '/privacy-policy',
  '/legal-notice',
  '/contact/sent',
  '/404',
]

/** Returns every way in which the build and a browser may write a page's path. */
const spellings = (path: string) => {
  const french = path === '/' ? '/fr' : `/fr${path}`
  return [path, `${path}/`, french, `${french}/`].map((spelling) => spelling.replace('//', '/'))
}

test.each(withState.flatMap(spellings))('%s has state and is hydrated', (path) => {
  expect(isHydrated(path)).toBe(true)
})

test.each(without.flatMap(spellings))('%s is plain HTML', (path) => {
  expect(isHydrated(path)).toBe(false)
})
