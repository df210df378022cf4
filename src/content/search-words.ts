import { existsSync } from 'node:fs'
import path from 'node:path'
import type { WordGroup } from '../articles/search/meanings'
import { contentFolder } from '../settings/content-folder'
import type { Language } from '../site/languages'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'

/**
 * Reads visitors' words for things, as the search of one language uses them.
 * @param folder the folder of the content
 * @returns an empty list without that file
 * @throws a ContentError if it breaks its schema
 */
export function searchWords(language: Language, folder = contentFolder): WordGroup[] {
  if (!existsSync(path.join(folder, dataFiles.searchWords.name))) return []
  const words = loadData(dataFiles.searchWords, folder)
  return [...(language === 'en' ? words.both.map(withoutFrench) : words.both), ...words[language]]
}

/** Drops words with accents: French visitors type English words, but English ones hardly type French. */
const withoutFrench = ({ same, from = [] }: WordGroup): WordGroup => ({
  same: same.filter(isWithoutAccents),
  from: from.filter(isWithoutAccents),
})

const isWithoutAccents = (word: string) => !/[\u00c0-\u00ff\u0153]/i.test(word)
