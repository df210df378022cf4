import { listedArticle } from '../../../tests/fixtures/listed-article'
import type { ListedArticle } from '../listing'
import { find } from './find'
import { indexCards, indexTexts } from './indexes'
import { packMeanings, unpackMeanings } from './meanings'
import { createSpellCorrection } from './spell-correction'
import { phraseWordsOf, vocabularyOf } from './vocabulary'

type Given = { articles: readonly ListedArticle[]; texts?: readonly string[]; corrected?: boolean }

/** Returns a search that gives slugs. */
function searchOf({ articles, texts = [], corrected = true }: Given) {
  const cards = indexCards(articles)
  const text = indexTexts(articles.map((_, place) => ({ text: texts[place] ?? '' })))
  const correctSpelling = corrected ? createSpellCorrection(vocabularyOf({ cards, text })) : undefined
  return (typed: string) =>
    find(typed, { cards, text, correctSpelling }).places.map((place) => articles[place]?.slug)
}

const articles = [
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
    title: 'Auto-héberger sans boîte noire',
    subtitle: 'Des flux que chacun relit.',
    tags: ['automation'],
  }),
]
const texts = [
  'Un délégué, un rançongiciel.',
  'Trafic sortant et serveurs.',
  'Le rappel à huit.',
  'Un rançongiciel chiffre.',
]
const found = searchOf({ articles, texts })
const finds = (_: string, typed: string, slugs: readonly string[]) => expect(found(typed)).toEqual(slugs)

test.each(['', '   ', '\u00a0'])(
  'an empty query (%p) finds everything, in the order of the list',
  (typed) => {
    expect(found(typed)).toEqual(['rgpd', 'cloud', 'rag', 'flux'])
  },
)

describe('the text matches title, subtitle or any tag', () => {
  test.each([
    ['a word of the title', 'hyperscaler', ['cloud']],
    ['several adjacent words of the title', 'documents privés', ['rag']],
    ['the beginning of a word', 'docu', ['rag']],
    ['the middle of a word', 'scaler', ['cloud']],
    ['the end of one word and the beginning of the next', 'ger ses doc', ['rag']],
    ['a stop word', 'dans', ['rgpd']],
    ['signs', ' : l’', ['cloud']],
    ['a word of the subtitle', 'registre', ['rgpd']],
    ['a tag that only some articles have', 'cloud souverain', ['cloud']],
    ['a second tag', 'droit', ['rgpd', 'cloud']],
    ['words of the title and of a tag together', 'quitter droit', ['cloud']],
    ['words in another order', 'hyperscaler quitter', ['cloud']],
    ['other letters’ case', 'HYPERSCALER', ['cloud']],
    ['no accents', 'securite', ['rag']],
    ['accents in capitals', 'SÉCURITÉ', ['rag']],
    ['accents that the text lacks', 'régistre', ['rgpd']],
    ['a ligature typed as two letters', 'coeur', ['cloud']],
    ['a straight apostrophe', "l'amortissement", ['cloud']],
    ['spaces around', '  registre ', ['rgpd']],
    ['a plural for a singular', 'registres', ['rgpd']],
    ['a singular for a plural', 'document privé', ['rag']],
    ['two words written as one', 'autohéberger', ['flux']],
    ['two words of a subtitle written as one', 'unepage', ['rgpd']],
    ['a short word, but not inside others', 'gis', []],
  ])('%s: “%s”', finds)
})

describe('the text of an article is searched too', () => {
  test.each([
    ['a word that only texts have', 'rançongiciel', ['rgpd', 'flux']],
    ['the beginning of one', 'ranço', ['rgpd', 'flux']],
    ['a word of the title and one of the text', 'hyperscaler trafic', ['cloud']],
    ['with a typo', 'ranconjiciel', ['rgpd', 'flux']],
  ])('%s: “%s”', finds)
})

describe('typos are forgiven', () => {
  test.each([
    ['a wrong letter', 'hyperscalar', ['cloud']],
    ['a missing letter', 'hyperscaer', ['cloud']],
    ['a letter too many', 'registrre', ['rgpd']],
    ['two letters in the wrong order', 'hypersaclers', ['cloud']],
    ['two letters in the wrong order, in a short word', 'rpgd', ['rgpd']],
    ['a wrong letter in a tag', 'souverein', ['cloud']],
    ['one letter of five', 'droif', ['rgpd', 'cloud']],
    ['two letters of ten or more', 'hipersqaler', ['cloud']],
    ['the first letter', 'jyperscaler', ['cloud']],
    ['in one word of two', 'documants privés', ['rag']],
    ['with accents left out as well', 'interrogger prives', ['rag']],
    ['in a word not yet typed to its end', 'hyperskal', ['cloud']],
    ['a letter typed twice, in a short word', 'rgppd', ['rgpd']],
  ])('%s: “%s”', finds)

  test('not if an article has the words as typed', () => {
    const typed = searchOf({ articles, texts: ['Un moulage.', 'Un modulage.', '', ''] })
    expect(typed('modulage')).toEqual(['cloud'])
    expect(typed('modulaje')).toEqual(['cloud'])
  })

  test('not in a word that matches, if another word of the query has a typo', () => {
    const module = listedArticle({ slug: 'module', title: 'Un module', subtitle: 'x', tags: [] })
    const moule = listedArticle({ slug: 'moule', title: 'Un moule', subtitle: 'x', tags: [] })
    const secure = listedArticle({ slug: 'secure', title: 'Un coffre', subtitle: 'Sécurisé.', tags: [] })
    const search = searchOf({ articles: [module, moule, secure] })
    expect(search('moule sécurizé')).toEqual(['moule', 'secure'])
    expect(search('module sécurizé')).toEqual(['module', 'secure'])
  })

  test('not before the spell correction has loaded', () => {
    expect(searchOf({ articles, corrected: false })('hyperscalar')).toEqual([])
  })
})

describe('if no article has all words, most of them are enough', () => {
  test.each([
    ['two words of three', 'rgpd registre blockchain', ['rgpd']],
    ['a question', 'comment quitter un hyperscaler', ['cloud']],
    ['with a typo', 'comment quitter un hyperscalar', ['cloud']],
  ])('%s: “%s”', finds)

  test('rare words count more than common ones', () => {
    const search = searchOf({
      articles: ['Une IA', 'Une IA', 'Une IA', 'Un séquestre'].map((title, place) =>
        listedArticle({ slug: `${place}`, title, subtitle: 'x', tags: [] }),
      ),
    })
    expect(search('IA séquestre')).toEqual(['3', '0', '1', '2'])
  })

  test('only partial results are reported as partial', () => {
    const indexes = { cards: indexCards(articles), text: indexTexts(texts.map((text) => ({ text }))) }
    expect(find('rgpd registre hyperscaler', indexes).partly).toBe(true)
    for (const typed of ['', 'rgpd', 'rgpd registre', 'autohéberger'])
      expect(find(typed, indexes).partly).toBeFalsy()
  })

  test('not before the texts have been searched', () => {
    expect(find('rgpd registre blockchain', { cards: indexCards(articles) }).places).toEqual([])
  })
})

describe('words too different are not found', () => {
  test.each([
    ['another word', 'blockchain'],
    ['a word of three letters with a wrong one', 'qme'],
    ['a word of four letters with a wrong one', 'rgpt'],
    ['four wrong letters', 'hapersqolors'],
    ['a word similar to the middle of another', 'ongicial'],
    ['a short word with another first letter', 'troit'],
    ['a short word similar to the beginning of a longer one', 'serwe'],
    ['a word without a match beside one that names nothing', 'trafic blockchain'],
  ])('%s: “%s”', (_, typed) => {
    expect(found(typed)).toEqual([])
  })
})

describe('best first', () => {
  const one = (slug: string, given: Partial<ListedArticle>) =>
    listedArticle({ slug, title: 'x', subtitle: 'y', ...given, tags: [] })

  test('title before subtitle before text', () => {
    const search = searchOf({
      articles: [
        one('text', {}),
        one('subtitle', { subtitle: 'Le modèle' }),
        one('title', { title: 'Le modèle' }),
      ],
      texts: ['Un modèle, un modèle, un modèle.'],
    })
    expect(search('modèle')).toEqual(['title', 'subtitle', 'text'])
  })

  test('a text that has the word often comes before one that has it once', () => {
    const search = searchOf({
      articles: [one('once', {}), one('often', {})],
      texts: ['clé', 'clé clé clé clé'],
    })
    expect(search('clé')).toEqual(['often', 'once'])
  })

  test('the exact word comes before one that begins with it, and that before one that contains it', () => {
    const search = searchOf({
      articles: [
        one('inside', { title: 'Reprix' }),
        one('begins', { title: 'Prixmobile' }),
        one('word', { title: 'Prix' }),
      ],
    })
    expect(search('prix')).toEqual(['word', 'begins', 'inside'])
  })

  test('the articles of a tag come first if its name is typed', () => {
    const search = searchOf({
      articles: [
        one('title', { title: 'Le droit' }),
        listedArticle({ slug: 'tagged', title: 'x', subtitle: 'y', tags: ['law'] }),
      ],
    })
    expect(search('droit')).toEqual(['tagged', 'title'])
  })

  test('adjacent words come before the same words apart', () => {
    const search = searchOf({
      articles: [
        one('apart', { title: 'Le prix d’un périmètre ferme' }),
        one('together', { title: 'Un périmètre à prix ferme' }),
      ],
    })
    expect(search('prix ferme')).toEqual(['together', 'apart'])
  })

  test('equal results keep the order of the list', () => {
    const search = searchOf({ articles: [one('first', { title: 'Prix' }), one('second', { title: 'Prix' })] })
    expect(search('prix')).toEqual(['first', 'second'])
  })

  test('among similar words only the nearest is found', () => {
    const search = searchOf({
      articles: [one('two-away', { title: 'sauverainiste' }), one('one-away', { title: 'souverainiste' })],
    })
    expect(search('souverainisme')).toEqual(['one-away'])
  })
})

test('a search of an empty list finds nothing', () => {
  expect(searchOf({ articles: [] })('cloud')).toEqual([])
})

describe('words without a match are set aside', () => {
  const indexes = {
    cards: indexCards(articles),
    text: indexTexts(texts.map((text) => ({ text }))),
    correctSpelling: createSpellCorrection(['hyperscaler', 'rgpd']),
  }

  test('if the other words name something; and they are reported', () => {
    const { places, aside } = find('hyperscaler blockchain', indexes)
    expect(places.map((place) => articles[place]?.slug)).toEqual(['cloud'])
    expect(aside).toEqual(['blockchain'])
  })

  test('and no longer keep out an article that the other words find', () => {
    const text = indexTexts(['', '', 'Un hyperscaler.', ''].map((text) => ({ text })))
    const placesOf = (typed: string) => find(typed, { ...indexes, text }).places
    expect(placesOf('hyperscaler').map((place) => articles[place]?.slug)).toEqual(['cloud', 'rag'])
    expect(placesOf('hyperscaler blockchain')).toEqual(placesOf('hyperscaler'))
  })

  test('not before the texts have been searched', () => {
    expect(find('hyperscaler blockchain', { cards: indexes.cards })).toMatchObject({ places: [] })
  })

  test('not if the other words occur only in a text', () => {
    expect(find('trafic blockchain', indexes).places).toEqual([])
  })
})

describe('synonyms', () => {
  const cards = indexCards(articles)
  const text = indexTexts(texts.map((text) => ({ text })))
  const known = new Set([...cards.index.words, ...text.words])
  const groups = [
    { same: ['rançongiciel', 'ransomware'], from: ['WannaCry', 'clé de secours'] },
    { same: ['documents privés'], from: ['GED', 'chunking'] },
    { to: ['flux', 'scheduled', 'rag'], from: ['AWS', 'Google Drive'] },
    { to: ['scheduled'], from: ['Azure'] },
  ]
  const slugs = articles.map(({ slug }) => slug)
  const meanings = unpackMeanings(packMeanings(groups, (stem) => known.has(stem), slugs))
  const slugsOf = (typed: string) =>
    find(typed, { cards, text, meanings }).places.map((place) => articles[place]?.slug)

  test.each([
    ['a synonym', 'ransomware', ['rgpd', 'flux']],
    ['a one-way synonym', 'wannacry', ['rgpd', 'flux']],
    ['a phrase as a one-way synonym', 'la clé de secours', ['rgpd', 'flux']],
    ['a synonym of a phrase', 'ged', ['rag']],
    ['the beginning of a word that is being typed', 'wannac', ['rgpd', 'flux']],
    ['another form of a verb with synonyms', 'chunked', ['rag']],
    ['beside another word', 'wannacry rgpd', ['rgpd']],
    ['a word that leads to articles, the best first', 'aws', ['flux', 'rag']],
    ['a phrase that does', 'sans google drive', ['flux', 'rag']],
    ['but no word of it alone', 'drive', []],
    ['a word that leads to an article that is not published', 'azure', []],
  ])('%s: “%s”', (_, typed, slugs) => {
    expect(slugsOf(typed)).toEqual(slugs)
  })

  test.each([
    ['a word', 'sans google drvie', ['flux', 'rag']],
    ['each word', 'gogle driev', ['flux', 'rag']],
    ['what is no phrase', 'drive gogle', []],
    ['a synonym that is no phrase', 'wanacry', ['rgpd', 'flux']],
  ])(
    'typos in what has a meaning are corrected, though no article has its words: %s, “%s”',
    (_, typed, slugs) => {
      const indexes = { cards, text, meanings }
      const correctSpelling = createSpellCorrection(vocabularyOf(indexes))
      const correctInPhrases = createSpellCorrection(phraseWordsOf(indexes))
      const { places } = find(typed, { ...indexes, correctSpelling, correctInPhrases })
      expect(places.map((place) => articles[place]?.slug)).toEqual(slugs)
    },
  )

  test('a phrase is complete: its last word begins no other', () => {
    expect(find('documents privés', { cards, text, meanings }).terms).toEqual([
      expect.objectContaining({ start: 'documents', finished: true }),
      expect.objectContaining({ start: 'prives', finished: true }),
    ])
  })

  test('marks synonyms, too', () => {
    expect(find('ransomware', { cards, text, meanings }).terms).toEqual([
      { start: 'ransomware', stems: ['ransomwar', 'rancongiciel'] },
    ])
  })

  test('a one-way synonym does not lead back', () => {
    const oneWay = [{ same: ['registre'], from: ['documents privés'] }]
    const led = unpackMeanings(packMeanings(oneWay, (stem) => known.has(stem), slugs))
    expect(
      find('registre', { cards, text, meanings: led }).places.map((place) => articles[place]?.slug),
    ).toEqual(['rgpd'])
  })
})

describe('notes and keywords', () => {
  const cards = indexCards(articles)
  const slugsOf = (typed: string, words: Parameters<typeof indexTexts>[0]) =>
    find(typed, { cards, text: indexTexts(words) }).places.map((place) => articles[place]?.slug)
  const nothing = { text: '' }

  test('a word in a note is found, after the same word in a text', () => {
    const words = [{ text: 'x', notes: 'Latombe, arrêt' }, { text: 'Latombe' }, nothing, nothing]
    expect(slugsOf('latombe', words)).toEqual(['cloud', 'rgpd'])
  })

  test('a keyword is found, before the same word in a text', () => {
    const words = [{ text: 'Latombe Latombe' }, nothing, { text: '', keywords: ['affaire Latombe'] }, nothing]
    expect(slugsOf('latombe', words)).toEqual(['rag', 'rgpd'])
  })
})

test('related word forms find each other', () => {
  expect(searchOf({ articles, texts: ['Un hébergement.', '', '', ''] })('hébergement')).toEqual([
    'flux',
    'rgpd',
  ])
})

describe('beside an article that matches the whole query, another that is about a part of it', () => {
  const text = 'Un robot tourne en production.'
  const robots = listedArticle({ slug: 'robots', title: 'Le robot', subtitle: 'Ses pannes.', tags: [] })
  const passing = listedArticle({
    slug: 'passing',
    title: 'Autre chose',
    subtitle: 'Un règlement.',
    tags: [],
  })
  const about = listedArticle({
    slug: 'about',
    title: 'Robot de production',
    subtitle: 'Un usage.',
    tags: [],
  })

  test('is found first if the whole match is only a passing mention', () => {
    expect(searchOf({ articles: [passing, robots], texts: [text] })('robot production')).toEqual([
      'robots',
      'passing',
    ])
  })

  test('is not found if the whole match is about all of it', () => {
    expect(searchOf({ articles: [about, robots] })('robot production')).toEqual(['about'])
  })
})
