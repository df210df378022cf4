import { readFileSync } from 'node:fs'
import { inTemporaryProject } from '../../../tests/temporary-project'
import { openFileCache } from '../../cache/file-cache'
import type { PublishedArticle } from './published-articles'
import { writeArticles } from './write-articles'

inTemporaryProject()

const site = { brand: 'House', url: 'https://site.example', email: 'bonjour@site.example' }

const article = (slug: string, markdown: string): PublishedArticle => ({
  slug,
  title: `Title of ${slug}`,
  subtitle: 'A subtitle.',
  author: null,
  publishedAt: '2026-11-12',
  updatedAt: null,
  checkedAt: null,
  tags: [{ name: { en: 'Law', fr: 'Droit' } }],
  markdown,
})

/** Builds, as one build after the other does. @returns how many texts were compiled for the feeds */
async function write(...articles: PublishedArticle[]): Promise<number> {
  const cache = openFileCache('cache')
  await writeArticles(articles, site, 'en', cache)
  return cache.made()
}

const feed = () => readFileSync('public/articles/feed.json', 'utf8')

test('the text of an article is compiled for the feeds once, and again where it has changed', async () => {
  expect(await write(article('a', 'One **text**.'), article('b', 'Another.'))).toBe(2)
  const first = feed()
  expect(first).toContain('One <strong>text</strong>.')

  expect(await write(article('a', 'One **text**.'), article('b', 'Another.'))).toBe(0)
  expect(feed()).toBe(first)

  expect(await write(article('a', 'One *text*.'), article('b', 'Another.'))).toBe(1)
  expect(feed()).toContain('One <em>text</em>.')
})

test('two articles of one text lead each to their own page', async () => {
  const markdown = 'A fact.[^1]\n\n[^1]: A study.'
  await write(article('a', markdown), article('b', markdown))
  expect(feed()).toContain('/articles/a#fn-1')
  expect(feed()).toContain('/articles/b#fn-1')
})
