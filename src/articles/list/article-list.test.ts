import { listedArticle } from '../../../tests/listed-article'
import { indexTexts } from '../search/indexes'
import * as mending from '../search/mend'
import { packIndex } from '../search/word-index'
import { createArticleList, type ListAnswer } from './article-list'
import { everything, type ListQuery } from './list-query'

const articles = [
  listedArticle({ slug: 'rgpd', title: 'Le RGPD dans une PME', tags: ['law'] }),
  listedArticle({ slug: 'cloud', title: 'Quitter un hyperscaler', tags: ['cloud', 'law'] }),
  ...Array.from({ length: 7 }, (_, at) =>
    listedArticle({ slug: `flux-${at}`, title: `Flux ${at}`, tags: ['automation'] }),
  ),
]
const index = packIndex(
  indexTexts(articles.map(({ slug }) => (slug === 'rgpd' ? 'Un délégué.' : 'Un serveur.'))),
)

const answers = new Map<string, () => Promise<unknown>>()
const asked: string[] = []
const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
  asked.push(String(address))
  const answer = answers.get(String(address))
  if (!answer) return new Response('no', { status: 500 })
  return Response.json(await answer())
})

beforeEach(() => {
  asked.length = 0
  logged.mockClear()
  answers.set('/fr/api/articles', async () => ({ articles, searchIndex: '/static/search-1.json' }))
  answers.set('/static/search-1.json', async () => index)
})
afterAll(() => {
  fetched.mockRestore()
  logged.mockRestore()
})

const open = (loadMend: () => Promise<typeof mending> = async () => mending) =>
  createArticleList({ language: 'fr', loadMend })

/** All answers to one question. */
async function ask(list: ReturnType<typeof open>, query: Partial<ListQuery>): Promise<ListAnswer[]> {
  const given: ListAnswer[] = []
  await list.ask({ ...everything, ...query }, (answer) => given.push(answer))
  return given
}
const slugs = (answer: ListAnswer | undefined) => answer?.articles.map(({ slug }) => slug)

test('the list is asked for once, whatever is asked of it; its index and Fuse with the first letter only', async () => {
  const loadMend = jest.fn(async () => mending)
  const list = open(loadMend)
  await ask(list, {})
  await ask(list, { category: 'law' })
  expect(asked).toEqual(['/fr/api/articles'])
  expect(loadMend).not.toHaveBeenCalled()
  await ask(list, { q: 'h' })
  await ask(list, { q: 'hy' })
  expect(asked).toEqual(['/fr/api/articles', '/static/search-1.json'])
  expect(loadMend).toHaveBeenCalledTimes(1)
})

test('an answer is one page, with what stands around it', async () => {
  const [answer, ...more] = await ask(open(), { page: 2 })
  expect(more).toEqual([])
  expect(slugs(answer)).toEqual(['flux-4', 'flux-5', 'flux-6'])
  expect(answer).toMatchObject({ total: 9, page: 2, pages: 2, terms: [] })
  expect(answer?.categories.map(({ id }) => id)).toEqual(['automation', 'cloud', 'law'])
})

test('a page beyond the last is the last', async () => {
  const [answer] = await ask(open(), { page: 99 })
  expect(answer?.page).toBe(2)
})

test('category and search combine', async () => {
  const list = open()
  expect(slugs((await ask(list, { category: 'cloud', q: 'serveur' })).at(-1))).toEqual(['cloud'])
  expect(slugs((await ask(list, { category: 'law', q: 'serveur' })).at(-1))).toEqual(['cloud'])
  expect(slugs((await ask(list, { category: 'automation', q: 'délégué' })).at(-1))).toEqual([])
})

test('while the index loads, the cards answer at once; then the text is searched too', async () => {
  const list = open()
  const both = await ask(list, { q: 'quitter' })
  expect(both.map(slugs)).toEqual([['cloud'], ['cloud']])
  expect(await ask(list, { q: 'quitter' })).toHaveLength(1)
})

test('that the cards have nothing is not said before the text has been searched', async () => {
  expect((await ask(open(), { q: 'délégué' })).map(slugs)).toEqual([['rgpd']])
  expect((await ask(open(), { q: 'hyperscalor' })).map(slugs)).toEqual([['cloud']])
})

test('a question that another has followed is not answered any more', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answers.set('/static/search-1.json', () => arrived.then(() => index))
  const list = open()
  const late = ask(list, { q: 'délégué' })
  const next = await ask(list, {})
  arrive()
  expect(await late).toEqual([])
  expect(next.map(({ total }) => total)).toEqual([9])
})

test('where the list fails, so does the question; the next one tries again', async () => {
  answers.delete('/fr/api/articles')
  const list = open()
  await expect(ask(list, {})).rejects.toThrow('/fr/api/articles answered with status 500')
  answers.set('/fr/api/articles', async () => ({ articles }))
  expect(await ask(list, {})).toHaveLength(1)
})

test('without its index and without Fuse it searches the cards, and says so in the log', async () => {
  answers.delete('/static/search-1.json')
  const list = open(() => Promise.reject(new Error('no network')))
  expect((await ask(list, { q: 'quitter' })).map(slugs)).toEqual([['cloud'], ['cloud']])
  expect((await ask(list, { q: 'délégué' })).map(slugs)).toEqual([[]])
  expect(logged).toHaveBeenCalledTimes(2)
})

test('a list without an index is searched by its cards', async () => {
  answers.set('/fr/api/articles', async () => ({ articles }))
  expect(slugs((await ask(open(), { q: 'quiter' })).at(-1))).toEqual(['cloud'])
  expect(logged).not.toHaveBeenCalled()
})
