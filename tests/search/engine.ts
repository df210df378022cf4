import { packCommon, unpackCommon } from '../../src/articles/search/common'
import { commonStems } from '../../src/articles/search/common-words'
import { find } from '../../src/articles/search/find'
import { indexCards, indexTexts } from '../../src/articles/search/indexes'
import { packMeanings, unpackMeanings } from '../../src/articles/search/meanings'
import { createSpellCorrection } from '../../src/articles/search/spell-correction'
import { vocabularyOf } from '../../src/articles/search/vocabulary'
import { packIndex } from '../../src/articles/search/word-index'
import { searchWords } from '../../src/content/search-words'
import type { Language } from '../../src/site/languages'
import type { SearchedArticle } from './articles'

/** The search words as they stood when the bounds were set: authors may change theirs. */
export const frozenWords = (language: Language) => searchWords(language, 'tests/search/frozen')

/**
 * Our search over some articles.
 * @returns `search` gives slugs, best first; `file` is what a visitor loads
 */
export function ourSearch(articles: readonly SearchedArticle[], language: Language) {
  const cards = indexCards(articles)
  const text = indexTexts(articles)
  const known = new Set([...cards.index.words, ...text.words])
  const packed = packMeanings(frozenWords(language), (stem) => known.has(stem))
  const meanings = unpackMeanings(packed)
  const everyday = commonStems(language)
  const packedCommon = packCommon(text.words, (word) => everyday.has(word))
  const common = unpackCommon(text.words, packedCommon)
  const mend = createSpellCorrection(vocabularyOf({ cards, text, meanings }))
  return {
    search: (typed: string) =>
      find(typed, { cards, text, meanings, common, mend }).places.map((place) => articles[place]?.slug ?? ''),
    file: JSON.stringify({ ...packIndex(text), common: packedCommon, meanings: packed, pages: [] }),
  }
}
