import { listedArticle } from '../../../tests/fixtures/listed-article'
import { indexTexts } from '../search/indexes'
import * as spellCorrectionModule from '../search/spell-correction'
import { packIndex } from '../search/word-index'
import { createArticleList, type ListAnswer, type ListReply } from './article-list'
import { everything, type ListQuery } from './list-query'

const articles = [
  listedArticle({ slug: 'rgpd', title: 'Le RGPD dans une PME', tags: ['law'] }),
  listedArticle({ slug: 'cloud', title: 'Quitter un hyperscaler', tags: ['cloud', 'law'] }),
  ...Array.from({ length: 7 }, (_, at) =>
    listedArticle({ slug: `flux-${at}`, title: `Flux ${at}`, tags: ['automation'] }),
  ),
]
const index = {
  ...packIndex(
    indexTexts(articles.map(({ slug }) => ({ text: slug === 'rgpd' ? 'Un délégué.' : 'Un serveur.' }))),
  ),
  common: '',
  meanings: [],
  pages: [],
}

const answers = new Map<string, () => Promise<unknown>>()
const requested: string[] = []
const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
  requested.push(String(address))
  const answer = answers.get(String(address))
  if (!answer) return new Response('no', { status: 500 })
  const body = await answer()
  return typeof body === 'string' ? new Response(body) : Response.json(body)
})

beforeEach(() => {
  requested.length = 0
  logged.mockClear()
  answers.set('/fr/api/articles', async () => ({ articles, searchIndex: '/static/search-1.json' }))
  answers.set('/static/search-1.json', async () => index)
})
afterAll(() => {
  fetched.mockRestore()
  logged.mockRestore()
})

const open = (
  loadSpellCorrection: () => Promise<typeof spellCorrectionModule> = async () => spellCorrectionModule,
) => createArticleList({ language: 'fr', loadSpellCorrection })

/** Collects every reply to one query. */
async function requestAll(list: ReturnType<typeof open>, query: Partial<ListQuery>): Promise<ListReply[]> {
  const replies: ListReply[] = []
  await list.request({ ...everything, ...query }, (one) => replies.push(one))
  return replies
}

/** Collects only its answers. */
const request = async (...question: Parameters<typeof requestAll>): Promise<ListAnswer[]> =>
  (await requestAll(...question)).flatMap((replies) => ('answer' in replies ? [replies.answer] : []))

const slugs = (answer: ListAnswer | undefined) => answer?.articles.map(({ slug }) => slug)

test('loads the list once for any number of queries; its index and Fuse only with the first letter', async () => {
  const loadSpellCorrection = jest.fn(async () => spellCorrectionModule)
  const list = open(loadSpellCorrection)
  await request(list, {})
  await request(list, { category: 'law' })
  expect(requested).toEqual(['/fr/api/articles'])
  expect(loadSpellCorrection).not.toHaveBeenCalled()
  await request(list, { q: 'h' })
  await request(list, { q: 'hy' })
  expect(requested).toEqual(['/fr/api/articles', '/static/search-1.json'])
  expect(loadSpellCorrection).toHaveBeenCalledTimes(1)
})

test('an answer is one page with its totals', async () => {
  const [answer, ...more] = await request(open(), { page: 2 })
  expect(more).toEqual([])
  expect(slugs(answer)).toEqual(['flux-4', 'flux-5', 'flux-6'])
  expect(answer).toMatchObject({ total: 9, page: 2, pages: 2 })
})

test('a page beyond the last shows the last', async () => {
  const [answer] = await request(open(), { page: 99 })
  expect(answer?.page).toBe(2)
})

test('category and search combine', async () => {
  const list = open()
  expect(slugs((await request(list, { category: 'cloud', q: 'serveur' })).at(-1))).toEqual(['cloud'])
  expect(slugs((await request(list, { category: 'law', q: 'serveur' })).at(-1))).toEqual(['cloud'])
  expect(slugs((await request(list, { category: 'automation', q: 'délégué' })).at(-1))).toEqual([])
})

test('answers from the cards, uncounted, while the index loads, then searches the text too', async () => {
  const list = open()
  const both = await request(list, { q: 'quitter' })
  expect(both.map(slugs)).toEqual([['cloud'], ['cloud']])
  expect(both.map(({ total }) => total)).toEqual([undefined, 1])
  expect(await request(list, { q: 'quitter' })).toHaveLength(1)
})

test('does not report an empty result before the text has been searched', async () => {
  expect((await request(open(), { q: 'délégué' })).map(slugs)).toEqual([['rgpd']])
  expect((await request(open(), { q: 'hiperscaler' })).map(slugs)).toEqual([['cloud']])
})

test('nor an empty category', async () => {
  expect((await request(open(), { category: 'automation', q: 'quitter' })).map(slugs)).toEqual([[]])
})

test('nor articles that match only in part', async () => {
  const answers = await request(open(), { q: 'rgpd pme délégué' })
  expect(answers.map(({ partly }) => partly)).toEqual([false])
  expect(answers.map(slugs)).toEqual([['rgpd']])
})

test('reports words that match nothing as typed, beside those that match', async () => {
  const [answer] = (await request(open(), { q: 'un Vélo hyperscaler' })).slice(-1)
  expect(slugs(answer)).toEqual(['cloud'])
  expect(answer?.aside).toEqual({ without: 'Vélo', by: 'hyperscaler' })
})

describe('quotes', () => {
  const text = '/fr/articles/rgpd.txt'
  beforeEach(() => answers.set(text, async () => 'Rien. Un délégué suffit.'))
  const quotes = (replies: readonly ListReply[]) =>
    replies.map((one) => ('answer' in one ? one.answer.quotes : one.quotes))

  test('a card without the search term quotes its text, and reserves the space at once', async () => {
    expect(quotes(await requestAll(open(), { q: 'délégué' }))).toEqual([
      { rgpd: [] },
      { rgpd: ['Un ', 'délégué', ' suffit.'] },
    ])
  })

  test.each(['rgpd', 'droit'])(
    'a card that shows every term quotes nothing and fetches no text: %s',
    async (q) => {
      expect(quotes(await requestAll(open(), { q })).at(-1)).toEqual({})
      expect(requested).not.toContain(text)
    },
  )

  test('fetches no text while typing', async () => {
    const list = open()
    await request(list, { q: 'rgpd' })
    const early = requestAll(list, { q: 'délég' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(quotes(await requestAll(list, { q: 'serveur' }))).toHaveLength(2)
    expect(quotes(await early)).toEqual([{ rgpd: [] }])
    expect(requested).not.toContain(text)
  })

  test('logs a text that cannot be loaded, and leaves its space empty', async () => {
    answers.delete('/fr/articles/cloud.txt')
    expect(quotes(await requestAll(open(), { q: 'serveur' })).at(-1)).toMatchObject({ cloud: [] })
    expect(logged).toHaveBeenCalledWith('An article could not be quoted.', expect.any(Error))
  })
})

test('stops answering a query that a newer one replaced', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answers.set('/static/search-1.json', () => arrived.then(() => index))
  const list = open()
  const late = request(list, { q: 'délégué' })
  const next = await request(list, {})
  arrive()
  expect(await late).toEqual([])
  expect(next.map(({ total }) => total)).toEqual([9])
})

test('rejects if the list cannot be loaded; the next query tries again', async () => {
  answers.delete('/fr/api/articles')
  const list = open()
  await expect(request(list, {})).rejects.toThrow('/fr/api/articles answered with status 500')
  answers.set('/fr/api/articles', async () => ({ articles }))
  expect(await request(list, {})).toHaveLength(1)
})

test('without its index and Fuse it searches the cards, and logs that', async () => {
  answers.delete('/static/search-1.json')
  const list = open(() => Promise.reject(new Error('no network')))
  expect((await request(list, { q: 'quitter' })).map(slugs)).toEqual([['cloud'], ['cloud']])
  expect((await request(list, { q: 'délégué' })).map(slugs)).toEqual([[]])
  expect(logged).toHaveBeenCalledTimes(4)
})

test('reloads only the part that failed, once, with the next query', async () => {
  answers.delete('/static/search-1.json')
  const loadSpellCorrection = jest
    .fn(async () => spellCorrectionModule)
    .mockRejectedValueOnce(new Error('no network'))
  const list = open(loadSpellCorrection)
  expect((await request(list, { q: 'délégué' })).map(slugs)).toEqual([[]])
  expect((await request(list, { q: 'hiperscaler' })).map(slugs)).toEqual([['cloud']])
  expect(requested.filter((address) => address === '/static/search-1.json')).toHaveLength(2)
  answers.set('/static/search-1.json', async () => index)
  expect((await request(list, { q: 'délégué' })).map(slugs)).toEqual([['rgpd']])
  await request(list, { q: 'serveur' })
  expect(requested.filter((address) => address === '/static/search-1.json')).toHaveLength(3)
  expect(loadSpellCorrection).toHaveBeenCalledTimes(2)
})

test('a list without an index is searched by its cards', async () => {
  answers.set('/fr/api/articles', async () => ({ articles }))
  expect(slugs((await request(open(), { q: 'quiter' })).at(-1))).toEqual(['cloud'])
  expect(logged).not.toHaveBeenCalled()
})
