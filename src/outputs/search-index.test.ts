import { inTemporaryProject } from '../../tests/support/temporary-project'
import { unpackCommon, wordsToJudge } from '../articles/search/common'
import { unpackMeanings } from '../articles/search/meanings'
import type { SearchFile } from '../articles/search/search-file'
import { unpackIndex } from '../articles/search/word-index'
import { openFileCache } from '../cache/file-cache'
import type { Language } from '../site/languages'
import { isSearchIndex, searchIndex } from './search-index'

inTemporaryProject()

const articlesOf = (bodies: readonly string[]) =>
  bodies.map((text, at) => ({ slug: `article-${at}`, title: 'x', subtitle: '', tags: [], text, notes: '' }))
const articles = articlesOf(['Un modèle devine des mots.', 'Une base de données.'])

test('builds the index of the same texts once across builds', async () => {
  const first = openFileCache('cache')
  const made = await searchIndex('fr', articles, [], [], first)
  const next = openFileCache('cache')
  expect(await searchIndex('fr', articles, [], [], next)).toEqual(made)
  expect([first.made(), next.made()]).toEqual([1, 0])
})

test.each([
  ['another text', ['Un modèle devine des mots.', 'Une base de couleurs.']],
  ['another order', ['Une base de données.', 'Un modèle devine des mots.']],
])('%s changes the index and its address', async (_, others) => {
  const cache = openFileCache('cache')
  const [one, other] = [
    await searchIndex('fr', articles, [], [], cache),
    await searchIndex('fr', articlesOf(others), [], [], cache),
  ]
  expect(other.json).not.toBe(one.json)
  expect(other.address).not.toBe(one.address)
  expect(cache.made()).toBe(2)
  expect(isSearchIndex(one.address.replace('/static/', ''))).toBe(true)
})

test('includes words that lead to an article, and no others', async () => {
  const groups = [
    { same: ['base de données', 'banque'], from: ['PostgreSQL'] },
    { same: ['vélo'], from: ['moto'] },
    { to: ['article-1', 'scheduled'], from: ['MySQL'], hints: ['table'] },
    { to: ['scheduled'], from: ['MariaDB'] },
  ]
  const { json } = await searchIndex('fr', articles, groups, [], openFileCache('cache'))
  expect(JSON.parse(json).meanings).toEqual([
    ['base donn', 'banqu|postgresql'],
    [[1], 'mysql', 'tabl'],
  ])
})

test('marks common words, by language', async () => {
  const films = articlesOf(['Un film devine des mots.', 'Une base de données.'])
  const groups = [{ to: ['article-0'], from: ['cinéma', 'Netflix'] }]
  const commonIn = async (language: Language) => {
    const { json } = await searchIndex(language, films, groups, [], openFileCache('cache'))
    const file: SearchFile = JSON.parse(json)
    const meanings = unpackMeanings(file.meanings)
    return unpackCommon(wordsToJudge({ text: unpackIndex(file), meanings }), file.common)
  }
  expect([...(await commonIn('fr'))]).toEqual(['base', 'film', 'mot', 'cinema'])
  expect([...(await commonIn('en'))]).toEqual(['film'])
})
