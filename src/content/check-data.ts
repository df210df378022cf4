import type { CheckData } from '../check-results/describe'
import { inLanguage } from '../site/in-language'
import { inEachLanguage, type Language } from '../site/languages'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'
import { readSite } from './site'

/** Returns the data with which the server evaluates the results of checks, in each language. */
export function checkData(): Record<Language, CheckData> {
  const { url } = readSite()
  const { objectives } = loadData(dataFiles.sovereignty)
  const aiAct = loadData(dataFiles.aiAct)
  return inEachLanguage((language) => ({
    objectives: inLanguage(objectives, language),
    rules: inLanguage(aiAct, language),
    url,
  }))
}
