import { packCommon, unpackCommon, wordsToJudge } from '../../src/articles/search/common'
import { commonStems } from '../../src/articles/search/common-words'
import { find } from '../../src/articles/search/find'
import { indexCards, indexTexts } from '../../src/articles/search/indexes'
import {
  type Meanings,
  packMeanings,
  unpackMeanings,
  type WordGroup,
} from '../../src/articles/search/meanings'
import { createSpellCorrection } from '../../src/articles/search/spell-correction'
import { phraseWordsOf, vocabularyOf } from '../../src/articles/search/vocabulary'
import { packIndex } from '../../src/articles/search/word-index'
import { memoize } from '../../src/cache/memoize'
import { searchWords } from '../../src/content/search-words'
import type { Language } from '../../src/site/languages'
import type { SearchedArticle } from './articles'

/** Returns the search words from when the bounds were set: authors may change theirs. */
export const frozenWords = (language: Language) => searchWords(language, 'tests/search/frozen')

/**
 * Builds our search over some articles.
 * @param groups visitors' words for things
 * @returns `search` returns slugs, best first; `searchWith` uses other groups; `file` is what a visitor loads
 */
export function ourSearch(
  articles: readonly SearchedArticle[],
  language: Language,
  groups: readonly WordGroup[] = frozenWords(language),
) {
  const cards = indexCards(articles)
  const text = indexTexts(articles)
  const known = new Set([...cards.index.words, ...text.words])
  const slugs = articles.map(({ slug }) => slug)
  const packed = (some: readonly WordGroup[]) => packMeanings(some, (stem) => known.has(stem), slugs)
  const meanings = unpackMeanings(packed(groups))
  const everyday = commonStems(language)
  const judged = wordsToJudge({ text, meanings })
  const packedCommon = packCommon(judged, (word) => everyday.has(word))
  const common = unpackCommon(judged, packedCommon)
  // Thousands of queries share most of their words, and comparing one with the whole vocabulary takes longer than a search.
  const correctSpelling = memoize(createSpellCorrection(vocabularyOf({ cards, text, meanings })))
  const correctInPhrases = memoize(createSpellCorrection(phraseWordsOf({ cards, text, meanings })))
  const searchBy = (meanings: Meanings) => (typed: string) =>
    find(typed, { cards, text, meanings, common, correctSpelling, correctInPhrases }).places.map(
      (place) => articles[place]?.slug ?? '',
    )
  return {
    search: searchBy(meanings),
    searchWith: (some: readonly WordGroup[]) => searchBy(unpackMeanings(packed(some))),
    leadsSomewhere: (group: WordGroup) => packed([group]).length > 0,
    file: JSON.stringify({ ...packIndex(text), common: packedCommon, meanings: packed(groups), pages: [] }),
  }
}
