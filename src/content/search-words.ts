import type { WordGroup } from '../articles/search/meanings'
import { contentFolder } from '../settings/content-folder'
import type { Language } from '../site/languages'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'

/**
 * Reads the synonyms that the search in one language uses.
 * @param folder the content folder
 * @throws a ContentError if `search-words.yaml` is missing or breaks its schema
 */
export function searchWords(language: Language, folder = contentFolder): WordGroup[] {
  const words = loadData(dataFiles.searchWords, folder)
  return [...(language === 'en' ? words.both.map(withoutFrench) : words.both), ...words[language]]
}

/** Removes words with accents: French visitors type English words, but English ones rarely type French. */
const withoutFrench = ({ to, ...words }: WordGroup): WordGroup => ({
  ...(to && { to }),
  ...Object.fromEntries(Object.entries(words).map(([name, list]) => [name, list?.filter(isWithoutAccents)])),
})

const isWithoutAccents = (word: string) => !/[\u00c0-\u00ff\u0153]/i.test(word)
