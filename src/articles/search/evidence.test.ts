import { listedArticle } from '../../../tests/fixtures/listed-article'
import { find } from './find'
import { indexCards, indexTexts } from './indexes'
import { packMeanings, unpackMeanings } from './meanings'

const cards = indexCards([
  listedArticle({ slug: 'key', title: 'Who holds the key', subtitle: 'Encryption of backups.', tags: [] }),
  listedArticle({ slug: 'price', title: 'A firm price', subtitle: 'Staged payment.', tags: [] }),
  listedArticle({ slug: 'other', title: 'Third', subtitle: 'Last.', tags: [] }),
])
const texts = [
  { text: 'A warrant, a garden, a day, a garden.' },
  { text: 'A garden, a warrant.' },
  { text: 'Nothing.' },
]
const text = indexTexts(texts)
const groups = [
  { same: ['firm price'], from: ['estimate', 'day rate'] },
  { to: ['other', 'key'], from: ['Nextcloud', 'weekend'], hints: ['cupboard', 'password'] },
]
const meanings = unpackMeanings(packMeanings(groups, () => true, ['key', 'price', 'other']))
const common = new Set(['garden', 'key', 'day', 'estimat', 'weekend'])

const finds = (typed: string) => find(typed, { cards, text, meanings, common }).places

describe('the weight of a word', () => {
  test.each([
    ['a word of a subtitle outweighs one without a match', 'encryption chlorophyll', [0]],
    ['but not two of them', 'encryption chlorophyll mitochondria', []],
    ['a passing mention in a text does not', 'warrant chlorophyll', []],
    ['an everyday word of a title does not', 'key chlorophyll', []],
    ['an everyday word of a title is found alone', 'key', [0]],
    ['so is one that texts mention in passing', 'garden', [0, 1]],
    ['not beside a word without a match', 'garden chlorophyll', []],
    ['any other passing mention is found alone', 'warrant', [0, 1]],
    ['everyday words beside a specific one do no harm', 'encryption garden', [0]],
    ['everyday words alone find what is about each', 'key garden', [0]],
    ['not what mentions them in passing', 'garden day', []],
    ['an everyday word with synonyms is found alone', 'estimate', [1]],
    ['words with a joint meaning are not everyday words', 'day rate chlorophyll', [1]],
    ['a word leads to articles, the best first', 'nextcloud', [2, 0]],
    ['beside a word without a match, too', 'nextcloud chlorophyll', [2, 0]],
    ['an everyday word does not lead there', 'weekend chlorophyll', []],
    ['a word that hints at articles finds them alone', 'cupboard', [2, 0]],
    ['so do two of them', 'cupboard password', [2, 0]],
    ['not one beside a word without a match', 'cupboard chlorophyll', []],
  ])('%s: “%s”', (_, typed, places) => {
    expect(finds(typed)).toEqual(places)
  })

  test('without the list of everyday words each counts as an ordinary word', () => {
    expect(find('key chlorophyll', { cards, text }).places).toEqual([0])
  })
})

describe('a word that is complete', () => {
  test.each([
    ['the last word may be incomplete', 'firm encry', [1, 0]],
    ['one before others may not', 'encry firm', [1]],
    ['but may have another ending', 'encrypt firm', [1, 0]],
  ])('%s: “%s”', (_, typed, places) => {
    expect(finds(typed)).toEqual(places)
  })
})
