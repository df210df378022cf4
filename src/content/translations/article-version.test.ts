import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mdxToHtml } from '../../outputs/article/mdx-to-html'
import { bodyOf } from '../articles/article-file'
import { readFacts } from '../facts/facts'
import { blocksOf, blocksOfTree, versionOf } from './blocks'

const articles = readdirSync('content/articles').map((slug) => path.join('content/articles', slug, 'fr.mdx'))
const bodies = articles.map((file): [string, string] => [file, bodyOf(readFileSync(file, 'utf8'))])

/** Ends the work once the article is parsed: to render it takes as long again. */
const parsed = new Error('parsed')

test.each<[string, string]>([
  ['a component alone on its line', '<Callout title="Note">Un mot.</Callout>\n'],
  ['a component within a sentence', 'Voir <b>ici</b> et {1 + 1}.\n'],
  ...bodies,
])("the stored version of an article's page is that of its file: %s", async (_, body) => {
  let version: string | undefined
  const compiling = mdxToHtml(body, {
    language: 'fr',
    words: { sources: 'Sources', backToText: 'Retour', table: 'Tableau', code: 'Code', drawing: 'Dessin' },
    facts: readFacts(),
    loadFigure: async () => ({ drawing: '<svg/>' }),
    readTree: (tree) => {
      version = versionOf(blocksOfTree({}, body, tree))
      throw parsed
    },
  })
  await expect(compiling).rejects.toBe(parsed)
  expect(version).toBe(versionOf(await blocksOf({}, body)))
})
