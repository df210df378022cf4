import { useI18next } from 'gatsby-plugin-react-i18next'
import { defaultLanguage, isLanguage, type Language, localPath } from './languages'

/** Returns the page's language, and a function that puts paths into it. */
export function useLanguage(): { language: Language; local: (path: string) => string } {
  const { language: found } = useI18next()
  const language = isLanguage(found) ? found : defaultLanguage
  return { language, local: (path) => localPath(path, language) }
}
