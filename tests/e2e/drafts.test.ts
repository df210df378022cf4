import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { buildDay } from '../../src/build/clock'
import { at, expect, languages, test } from './site'

const folder = 'content/articles'

/** What is written in a language and not out: drafts, and articles that wait for their day. */
const unpublished = (language: string) =>
  readdirSync(folder)
    .filter((slug) => readdirSync(path.join(folder, slug)).includes(`${language}.mdx`))
    .map((slug) => {
      const [, yaml = ''] = readFileSync(path.join(folder, slug, `${language}.mdx`), 'utf8').split('---\n')
      const fields: { title: string; publishedAt: string; draft?: boolean } = parse(yaml)
      return { slug, ...fields }
    })
    .filter(({ draft, publishedAt }) => draft || publishedAt > buildDay())

/** Pages, data, lists, feeds, sitemaps, the search index: whatever is text, and the names of all files. */
const published = readdirSync('dist/public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const texts = published.filter((file) => /\.(html|json|xml|txt|md|js|webmanifest)$/.test(file))

for (const language of languages) {
  test(`what is not out is nowhere in production, ${language}`, async ({ request }) => {
    expect(unpublished(language).length, 'an article to look for').toBeGreaterThan(0)
    for (const { slug, title } of unpublished(language)) {
      expect((await request.get(at(`/articles/${slug}`, language))).status()).toBe(404)
      expect(published.filter((file) => file.includes(slug))).toEqual([])
      const named = texts.filter((file) => {
        const text = readFileSync(file, 'utf8')
        return text.includes(title) || text.includes(`articles/${slug}`)
      })
      expect(named, `files that name “${title}”`).toEqual([])
    }
  })
}
