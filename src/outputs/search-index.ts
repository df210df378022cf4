import { packCommon, wordsToJudge } from '../articles/search/common'
import { commonStems } from '../articles/search/common-words'
import { type ArticleWords, type CardTexts, indexCards, indexTexts } from '../articles/search/indexes'
import { packMeanings, unpackMeanings, type WordGroup } from '../articles/search/meanings'
import type { SearchFile } from '../articles/search/search-file'
import type { SitePage } from '../articles/search/site-pages'
import { packIndex } from '../articles/search/word-index'
import { stemsOf } from '../articles/search/words'
import { codeHash } from '../cache/code-hash'
import type { FileCache } from '../cache/file-cache'
import { hashOf } from '../cache/hash-of'
import type { Language } from '../site/languages'

const code = codeHash('src/outputs/search-index.ts')

/** An article as the search indexes it. */
type SearchedArticle = CardTexts & ArticleWords & { slug: string }

/**
 * Builds the file that the search loads on the first letter: the index of the articles' words, the common
 * ones among them, and their synonyms.
 * @param articles in the order of the list, as the index refers to articles by position
 * @param groups words of the same meaning; those that lead nowhere are left out
 * @param pages suggested besides articles
 * @param cache of former builds, as an edit in one language does not change the index of the other
 * @returns the file as JSON, and its address, which contains its hash, as files below `/static` are cached
 * forever
 */
export async function searchIndex(
  language: Language,
  articles: readonly SearchedArticle[],
  groups: readonly WordGroup[],
  pages: readonly SitePage[],
  cache: Pick<FileCache, 'get'>,
): Promise<{ address: string; json: string }> {
  const made = await cache.get(
    `${hashOf(code, JSON.stringify([language, articles, groups, pages]))}.json`,
    async () => Buffer.from(JSON.stringify(searchFile())),
  )
  const json = made.toString()
  const hash = hashOf(json).slice(0, 12)
  return { address: `/static/search-${hash}.json`, json }

  function searchFile(): SearchFile {
    const index = indexTexts(articles)
    const known = new Set([
      ...indexCards(articles).index.words,
      ...index.words,
      ...pages.flatMap(({ title, text }) => stemsOf(`${title} ${text}`)),
    ])
    const everyday = commonStems(language)
    const slugs = articles.map(({ slug }) => slug)
    const meanings = packMeanings(groups, (stem) => known.has(stem), slugs)
    const judged = wordsToJudge({ text: index, meanings: unpackMeanings(meanings) })
    return { ...packIndex(index), common: packCommon(judged, (word) => everyday.has(word)), meanings, pages }
  }
}

/** Returns whether a file name below `/static` is that of a search index. */
export const isSearchIndex = (file: string): boolean => /^search-\w+\.json$/.test(file)
