import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import type { FigureContents } from '../../articles/components/ArticleContext'
import { entriesOf } from '../../cache/prune-unused'
import { cachedArticle, compileOnce, pruneStale } from './compile-once'

inTemporaryProject()

beforeEach(() => {
  writeFiles({
    'content/copy/fr/articles.json': '{}',
    'content/site.yaml': 'url: https://example.org',
    'content/figures.yaml': '[]',
  })
})

const article = { id: 'an article', language: 'fr', textDigest: 'a text' } as const
const made = {
  html: '<p>Un</p>',
  headings: [],
  markdown: 'Un',
  feed: '<p>Un</p>',
  text: 'Un',
  notes: '',
  version: '1',
}

/** Compiles an article with one picture. @returns whether it was compiled rather than cached */
async function compiles(
  of: Parameters<typeof cachedArticle>[0] = article,
  drawing = '<svg/>',
): Promise<boolean> {
  let compiled = false
  const load = async (): Promise<FigureContents> => ({ drawing })
  const result = await compileOnce(of, load, async (loadAsked) => {
    compiled = true
    await loadAsked('./drawing.svg')
    return made
  })
  expect(result).toMatchObject(made)
  return compiled
}

test('an article is compiled once', async () => {
  expect(await cachedArticle(article)).toBeUndefined()
  expect(await compiles()).toBe(true)
  expect(await compiles()).toBe(false)
  expect(await cachedArticle(article)).toMatchObject(made)
})

test.each<[string, () => Promise<boolean>]>([
  ['its text', () => compiles({ ...article, textDigest: 'another' })],
  ['a picture in it', () => compiles(article, '<svg><path/></svg>')],
  [
    'the copy that it is rendered with',
    () => {
      writeFiles({ 'content/copy/fr/articles.json': '{"article":{}}' })
      return compiles()
    },
  ],
  [
    'the address of the site, which its Markdown names',
    () => {
      writeFiles({ 'content/site.yaml': 'url: https://other.example' })
      return compiles()
    },
  ],
])('compiles it again when %s has changed', async (_, again) => {
  await compiles()
  expect(await again()).toBe(true)
})

test('caches nothing of an article that does not compile', async () => {
  const load = async (): Promise<FigureContents> => ({ drawing: '' })
  await expect(compileOnce(article, load, () => Promise.reject(new Error('Unexpected `<`')))).rejects.toThrow(
    'Unexpected',
  )
  expect(await cachedArticle(article)).toBeUndefined()
})

test('prunes what was compiled from a text that is gone', async () => {
  await compiles()
  await compiles({ ...article, textDigest: 'gone' })
  pruneStale([article])
  expect(entriesOf('.build-cache/articles')).toHaveLength(1)
  expect(await compiles()).toBe(false)
})
