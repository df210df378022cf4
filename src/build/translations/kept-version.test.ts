import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { splitFrontMatter } from '../articles/article-file'
import { mdxToHtml } from '../articles/mdx-to-html'
import { keepVersion, versionOfArticle } from './kept-version'

function emptyCache(): GatsbyCache {
  const kept = new Map<string, unknown>()
  return {
    name: 'test',
    directory: '',
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value)
      return value
    },
    del: async (key) => {
      kept.delete(key)
    },
  }
}

const articles = readdirSync('content/articles').map((slug) => path.join('content/articles', slug, 'fr.mdx'))
const bodies = articles.map((file): [string, string] => [
  file,
  splitFrontMatter(readFileSync(file, 'utf8')).body,
])

test.each<[string, string]>([
  ['a component alone on its line', '<Callout title="Note">Un mot.</Callout>\n'],
  ['a component within a sentence', 'Voir <b>ici</b> et {1 + 1}.\n'],
  ...bodies,
])('the version kept from the page of an article is that of its file: %s', async (_, body) => {
  const article = { body, internal: { contentDigest: body } }
  const cache = emptyCache()
  await mdxToHtml(body, {
    language: 'fr',
    words: { sources: 'Sources', backToText: 'Retour', table: 'Tableau', code: 'Code' },
    loadFigure: async () => ({ drawing: '<svg/>' }),
    readTree: async (tree) => {
      await keepVersion(cache, article, tree)
    },
  })
  expect(await versionOfArticle(cache, article)).toBe(await versionOfArticle(emptyCache(), article))
})
