import type { CheckData } from '../check-results/describe'
import { inLanguage } from '../site/in-language'
import type { Language } from '../site/languages'
import { dataFiles } from './load/data-files'
import { loadData } from './load/load-data'
import { readSite } from './site'

/** Returns the data with which the server evaluates the results of checks, in both languages. */
export function checkData(): Record<Language, CheckData> {
  const { url } = readSite()
  const { objectives } = loadData(dataFiles.sovereignty)
  const aiAct = loadData(dataFiles.aiAct)
  const dataIn = (language: Language): CheckData => ({
    objectives: inLanguage(objectives, language),
    rules: inLanguage(aiAct, language),
    url,
  })
  return { en: dataIn('en'), fr: dataIn('fr') }
}
