import { packMeanings, unpackMeanings } from './meanings'
import { searchSitePages } from './site-pages'
import { stem } from './words'

const price = '4 500 €'
const find = searchSitePages([
  { title: 'Tarifs', text: 'prix price', names: ['devis', 'demande de prix'], address: '/fr/pricing' },
  { title: 'Cloud souverain', text: 'Vos outils, avec vos données.', address: '/fr/services/cloud' },
  {
    title: 'Audit de souveraineté',
    text: 'Un état des lieux, prix price.',
    address: '/fr/services/audit',
    price,
  },
])
const meanings = unpackMeanings(
  packMeanings(
    [
      { same: ['prix', 'tarif'], from: ['combien'] },
      { to: ['article'], from: ['Nextcloud'] },
    ],
    () => true,
    ['article'],
  ),
)
const common = new Set(['vers', 'prix'].map(stem))
const titles = (typed: string) => find(typed, { meanings, common }).map(({ title }) => title)

test('a word that leads to an article leads to no page', () => {
  expect(titles('nextcloud')).toEqual([])
})

test('a page with a price is found by the word price and its name together', () => {
  expect(titles('prix audit')).toEqual(['Audit de souveraineté'])
  expect(titles('price audit')).toEqual(['Audit de souveraineté'])
  expect(find('prix audit', { meanings })).toEqual([expect.objectContaining({ price })])
})

test('a page named after the query comes before one that merely has a price', () => {
  expect(titles('tarifs')[0]).toBe('Tarifs')
})

test('a page is found by what visitors call it, before those that have the words', () => {
  expect(titles('devis')).toEqual(['Tarifs'])
  expect(titles('demande de prix')[0]).toBe('Tarifs')
})

test('a page that lacks only everyday words of a sentence is found', () => {
  expect(titles('combien coûte aller vers un audit de souveraineté')).toEqual([])
  expect(titles('vers un audit de souveraineté')).toEqual(['Audit de souveraineté'])
})

test('everyday words alone are looked up too, and find nothing where no page has them', () => {
  expect(titles('prix')).toContain('Tarifs')
  expect(titles('vers')).toEqual([])
  expect(titles('vers avec')).toEqual([])
})

test('a page that matches only a part of the query is not suggested', () => {
  expect(titles('audit vélo')).toEqual([])
  expect(titles('vélo')).toEqual([])
})
