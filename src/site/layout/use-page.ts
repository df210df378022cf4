import { useI18next } from 'gatsby-plugin-react-i18next'
import { languages, localPath } from '../languages'
import { useLanguage } from '../use-language'

/**
 * Returns the page's address without language prefix, and its counterparts in the other languages. For an article
 * without a counterpart that is the list of articles.
 */
export function usePage() {
  const { originalPath, languages: own } = useI18next()
  const { language } = useLanguage()
  const others = languages
    .filter((other) => other !== language)
    .map((other) => {
      const translated = own.includes(other)
      return { other, translated, otherPath: localPath(translated ? originalPath : '/articles', other) }
    })
  return { path: originalPath, others }
}
