import { stemsOf } from '../../../articles/search/words'
import { languages } from '../../../site/languages'
import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import type { Problem } from '../../messages/problem'
import type { SearchWords } from '../../schemas/search-words'
import { ruleOf } from '../rule-of'

/**
 * Reports words listed twice; the list for both languages is part of each language's list. That articles to which words
 * lead exist is checked with all citations.
 */
export const searchWords = ruleOf(dataFiles.searchWords, ({ value, problem, at }) => {
  const problems = new Map<string, Problem>()
  for (const language of languages) {
    const first = new Map<string, string>()
    for (const { word, place } of [...placesIn(value, 'both'), ...placesIn(value, language)]) {
      const key = stemsOf(word).join(' ')
      const before = first.get(key)
      if (before)
        problems.set(place, problem(place, message('searchWordTwice', { word, line: at(before).line })))
      else first.set(key, place)
    }
  }
  return [...problems.values()]
})

const placesIn = (words: SearchWords, list: keyof SearchWords) =>
  words[list].flatMap((group, at) =>
    (['same', 'from', 'hints'] as const).flatMap((field) =>
      (group[field] ?? []).map((word, n) => ({ word, place: `${list}[${at}].${field}[${n}]` })),
    ),
  )
