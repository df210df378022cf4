import { useI18next } from 'gatsby-plugin-react-i18next'
import { localPath, otherLanguage } from '../languages'
import { useLanguage } from '../use-language'

/**
 * Returns the page's address without language prefix, and its counterpart in the other language. For an article in one
 * language only the counterpart is the list of articles.
 */
export function usePage() {
  const { originalPath, languages } = useI18next()
  const { language } = useLanguage()
  const other = otherLanguage(language)
  const translated = languages.includes(other)
  return {
    path: originalPath,
    other,
    translated,
    otherPath: localPath(translated ? originalPath : '/articles', other),
  }
}
