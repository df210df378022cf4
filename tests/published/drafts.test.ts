import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isShown } from '../../src/content/articles/publication'
import { filesBelow } from '../../src/files/files-below'
import { readArticles } from '../fixtures/read-articles'
import { published as site } from './built-site'
import { at, dist, expect, languages, test } from './site'

const folder = path.join(dist, 'public')
const published = filesBelow(folder).map((file) => path.relative(folder, file))
/** All text files: pages, data, lists, feeds, sitemaps, the search index. */
const texts = published.filter((file) => /\.(html|json|xml|txt|md|js|webmanifest)$/.test(file))
const articles = languages.flatMap((language) =>
  readArticles('content', language).map((article) => ({ ...article, language })),
)
const titles = new Set(articles.filter(isShown).map(({ title }) => title))

for (const { slug, language, title } of articles.filter((article) => !isShown(article))) {
  const address = at(`/articles/${slug}`, language)

  test(`${address} is a draft or scheduled, and nowhere in production`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
    const own = new RegExp(`^(page-data/|social/en/|social/)?${address.slice(1)}[./]`)
    expect(published.filter((file) => own.test(file))).toEqual([])
    const named = new RegExp(`(["'(>]|${site.origin})${address}(?![\\w-])`)
    const naming = texts.filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return named.test(text) || (!titles.has(title) && text.includes(title))
    })
    expect(naming, `files that name it, or “${title}”`).toEqual([])
  })
}

test('production has no style guide', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
})
