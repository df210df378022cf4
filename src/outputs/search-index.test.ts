import { inTemporaryProject } from '../../tests/temporary-project'
import { openFileCache } from '../cache/file-cache'
import { isSearchIndex, searchIndex } from './search-index'

inTemporaryProject()

const articlesOf = (bodies: readonly string[]) =>
  bodies.map((body) => ({ title: 'x', subtitle: '', tags: [], body }))
const articles = articlesOf(['Un modèle devine des mots.', 'Une base de données.'])

test('the index of the same texts is made once, by this build or one before', async () => {
  const first = openFileCache('cache')
  const made = await searchIndex(articles, [], [], first)
  const next = openFileCache('cache')
  expect(await searchIndex(articles, [], [], next)).toEqual(made)
  expect([first.made(), next.made()]).toEqual([1, 0])
})

test.each([
  ['another text', ['Un modèle devine des mots.', 'Une base de couleurs.']],
  ['another order', ['Une base de données.', 'Un modèle devine des mots.']],
])('%s is another index, at another address', async (_, others) => {
  const cache = openFileCache('cache')
  const [one, other] = [
    await searchIndex(articles, [], [], cache),
    await searchIndex(articlesOf(others), [], [], cache),
  ]
  expect(other.json).not.toBe(one.json)
  expect(other.address).not.toBe(one.address)
  expect(cache.made()).toBe(2)
  expect(isSearchIndex(one.address.replace('/static/', ''))).toBe(true)
})

test('words that lead to an article go along; what leads to none is left out', async () => {
  const groups = [
    { same: ['base de données', 'banque'], from: ['PostgreSQL'] },
    { same: ['vélo'], from: ['moto'] },
  ]
  const { json } = await searchIndex(articles, groups, [], openFileCache('cache'))
  expect(JSON.parse(json).meanings).toEqual([['base donn', 'banqu|postgresql']])
})
