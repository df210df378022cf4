import { everything, formatListQuery, parseListQuery } from './list-query'

test.each(['', '?', '?utm_source=mail', '#top'])('an address with %p has no query', (search) => {
  expect(parseListQuery(search)).toBeUndefined()
})

test.each([
  ['?category=law', { category: 'law', q: '', page: 1 }],
  ['?q=cloud', { category: '', q: 'cloud', page: 1 }],
  ['?page=3', { category: '', q: '', page: 3 }],
  ['?category=law&q=cloud&page=2', { category: 'law', q: 'cloud', page: 2 }],
  ['?q=l%E2%80%99IA+priv%C3%A9e', { category: '', q: 'l’IA privée', page: 1 }],
  ['?q=', everything],
  ['?page=2&utm_source=mail', { category: '', q: '', page: 2 }],
])('%s parses to %p', (search, query) => {
  expect(parseListQuery(search)).toEqual(query)
})

test.each(['0', '-1', '1.5', 'two', '', 'Infinity'])('page %p is the first page', (page) => {
  expect(parseListQuery(`?page=${page}`)).toEqual(everything)
})

test('only parameters that differ from the default are written', () => {
  expect(formatListQuery(everything)).toBe('')
  expect(formatListQuery({ category: 'law', q: '', page: 1 })).toBe('?category=law')
  expect(formatListQuery({ category: '', q: '', page: 2 })).toBe('?page=2')
})

test.each([
  { category: 'law', q: 'l’IA & vous = 100 %', page: 2 },
  { category: '', q: 'a+b?#', page: 1 },
  { category: 'open-source', q: '', page: 4 },
])('%p survives writing and parsing', (query) => {
  expect(parseListQuery(formatListQuery(query))).toEqual(query)
})
