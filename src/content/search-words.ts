import type { WordGroup } from '../articles/search/meanings'
import { contentFolder } from '../settings/content-folder'
import type { Language } from '../site/languages'
import { dataFiles } from './load/data-files'
import { loadIfThere } from './load/load-data'

/**
 * Reads the synonyms that the search in one language uses.
 * @param folder the content folder
 * @returns an empty list if `search-words.yaml` does not exist
 * @throws a ContentError if the file breaks its schema
 */
export function searchWords(language: Language, folder = contentFolder): WordGroup[] {
  const words = loadIfThere(dataFiles.searchWords, folder)
  if (!words) return []
  return [...(language === 'en' ? words.both.map(withoutFrench) : words.both), ...words[language]]
}

/** Removes words with accents: French visitors type English words, but English ones rarely type French. */
const withoutFrench = ({ to, ...words }: WordGroup): WordGroup => ({
  ...(to && { to }),
  ...Object.fromEntries(Object.entries(words).map(([name, list]) => [name, list?.filter(isWithoutAccents)])),
})

const isWithoutAccents = (word: string) => !/[\u00c0-\u00ff\u0153]/i.test(word)
