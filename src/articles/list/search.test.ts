import { listedArticle } from '../../../tests/listed-article'
import { createSearch } from './search'

const search = createSearch([
  listedArticle({
    slug: 'rgpd',
    title: 'Le RGPD dans une PME',
    subtitle: 'Un registre qui tient sur une page.',
    tags: ['law'],
  }),
  listedArticle({
    slug: 'cloud',
    title: 'Quitter un hyperscaler',
    subtitle: 'Le cœur du calcul : l’amortissement.',
    tags: ['cloud', 'law'],
  }),
  listedArticle({
    slug: 'rag',
    title: 'Interroger ses documents privés',
    subtitle: 'Sécurité et mesure de l’IA.',
    tags: ['generative-ai', 'security'],
  }),
  listedArticle({
    slug: 'flux',
    title: 'Automatiser sans boîte noire',
    subtitle: 'Des flux que chacun relit.',
    tags: ['automation'],
  }),
])

const all = ['rgpd', 'cloud', 'rag', 'flux']
const found = (text: string) => search(text).map(({ slug }) => slug)

test.each(['', '   ', '\u00a0'])('nothing typed (%p) finds everything, in the order of the list', (typed) => {
  expect(found(typed)).toEqual(all)
})

describe('spec 4: the text matches title, subtitle or any tag', () => {
  test.each([
    ['a word of the title', 'hyperscaler', ['cloud']],
    ['several words of the title, as they stand', 'documents privés', ['rag']],
    ['a part of a word', 'docu', ['rag']],
    ['a word of the subtitle', 'registre', ['rgpd']],
    ['a tag that only some articles have', 'cloud souverain', ['cloud']],
    ['a second tag', 'droit', ['rgpd', 'cloud']],
    ['words of the title and of a tag together', 'quitter droit', ['cloud']],
    ['words in another order', 'hyperscaler quitter', ['cloud']],
    ['other letters’ case', 'HYPERSCALER', ['cloud']],
    ['no accents', 'securite', ['rag']],
    ['accents in capitals', 'SÉCURITÉ', ['rag']],
    ['accents that the text has not', 'régistre', ['rgpd']],
    ['a ligature typed as two letters', 'coeur', ['cloud']],
    ['a straight apostrophe', "l'amortissement", ['cloud']],
    ['spaces around', '  registre ', ['rgpd']],
  ])('%s: “%s”', (_, typed, slugs) => {
    expect(found(typed)).toEqual(slugs)
  })
})

describe('typos are forgiven', () => {
  test.each([
    ['a wrong letter', 'hyperscalar', ['cloud']],
    ['a missing letter', 'hyperscaer', ['cloud']],
    ['a letter too many', 'registrre', ['rgpd']],
    ['a wrong letter in a tag', 'souverein', ['cloud']],
    ['one letter of five', 'droif', ['rgpd', 'cloud']],
    ['two letters of ten or more', 'hipersqaler', ['cloud']],
    ['in one word of two', 'documants privés', ['rag']],
    ['with accents left out as well', 'automatizer boite', ['flux']],
  ])('%s: “%s”', (_, typed, slugs) => {
    expect(found(typed)).toEqual(slugs)
  })
})

describe('what is too far away is not found', () => {
  test.each([
    ['another word', 'blockchain'],
    ['a short word with a wrong letter', 'rgpf'],
    ['three wrong letters', 'hapersqalor'],
    ['one word of two that nothing has', 'hyperscaler blockchain'],
  ])('%s: “%s”', (_, typed) => {
    expect(found(typed)).toEqual([])
  })
})

test('what has the words as typed comes before what only resembles them, in the list’s order', () => {
  const similar = createSearch([
    listedArticle({ slug: 'typo', title: 'Les modules' }),
    listedArticle({ slug: 'exact-1', title: 'Un modèle local' }),
    listedArticle({ slug: 'exact-2', subtitle: 'Choisir un modele.', title: 'Modeles' }),
  ])
  expect(similar('modele').map(({ slug }) => slug)).toEqual(['exact-1', 'exact-2', 'typo'])
})

test('a tag counts as much as the title: among what has the words as typed, the list’s order holds', () => {
  const exact = createSearch([
    listedArticle({ slug: 'by-tag', tags: ['cloud'] }),
    listedArticle({ slug: 'by-title', title: 'Le cloud souverain' }),
  ])
  expect(exact('cloud souverain').map(({ slug }) => slug)).toEqual(['by-tag', 'by-title'])
})

test('of what only resembles, the nearest comes first', () => {
  const similar = createSearch([
    listedArticle({ slug: 'two-away', title: 'sauverainiste' }),
    listedArticle({ slug: 'one-away', title: 'souverainiste' }),
  ])
  expect(similar('souverainisme').map(({ slug }) => slug)).toEqual(['one-away', 'two-away'])
})

test('a search of an empty list finds nothing', () => {
  expect(createSearch([])('cloud')).toEqual([])
})

test('a result is the article itself', () => {
  const article = listedArticle()
  expect(createSearch([article])('cloud act')[0]).toBe(article)
})
