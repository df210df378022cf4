import { readFileSync } from 'node:fs'
import { inTemporaryProject } from '../../../tests/support/temporary-project'
import type { PublishedArticle } from './published-articles'
import { writeArticles } from './write-articles'

inTemporaryProject()

const site = { brand: 'Firm', url: 'https://site.example', email: 'bonjour@site.example' }

const article: PublishedArticle = {
  slug: 'a',
  title: 'A title',
  subtitle: 'A subtitle.',
  author: null,
  publishedAt: '2026-11-12',
  updatedAt: null,
  checkedAt: null,
  outdated: null,
  tags: [{ name: { en: 'Law', fr: 'Droit' } }],
  texts: { markdown: 'One **text**.\n', feed: '<p>One <strong>text</strong>.</p>', text: 'One text.' },
}

const written = (file: string) => readFileSync(`public/fr/articles/${file}`, 'utf8')

test('writes an article as Markdown and as the text that the list quotes from, and in every feed as HTML', async () => {
  await writeArticles([article], site, 'fr')
  expect(written('a.md')).toMatch(/^# A title\n\nA subtitle\.\n\n[^\n]+\n\nOne \*\*text\*\*\.\n$/)
  expect(written('a.txt')).toBe('One text.')
  expect(JSON.parse(written('feed.json')).items[0].content_html).toBe(article.texts.feed)
  for (const feed of ['rss.xml', 'atom.xml']) expect(written(feed)).toContain('<strong>text</strong>')
})

test('the Markdown of a translation that is behind its original says so, as its page does', async () => {
  await writeArticles([{ ...article, outdated: { day: '2026-05-03', original: 'en' } }], site, 'fr')
  expect(written('a.md')).toMatch(
    /\n\nCette traduction suit [^\n]* le 3\smai\s2026[^\n]* \[Lire l’original\]\(https:\/\/site\.example\/articles\/a\.md\)\n\nOne/,
  )
})
