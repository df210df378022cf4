import { articlePath, listPath, pageCount } from './paths'

test('an article’s path is under /articles', () => {
  expect(articlePath('hallucinations-ia')).toBe('/articles/hallucinations-ia')
})

test.each([
  [{}, '/articles'],
  [{ page: 1 }, '/articles'],
  [{ page: 3 }, '/articles/page/3'],
  [{ category: '' }, '/articles'],
  [{ category: 'law' }, '/articles/category/law'],
  [{ category: 'law', page: 1 }, '/articles/category/law'],
  [{ category: 'law', page: 2 }, '/articles/category/law/page/2'],
])('the list %p has the path %s', (place, address) => {
  expect(listPath(place)).toBe(address)
})

test.each([
  [0, 1],
  [1, 1],
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
])('%i articles, six a page, fill %i pages', (articles, pages) => {
  expect(pageCount(articles)).toBe(pages)
})
