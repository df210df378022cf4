import { I18nextContext } from 'gatsby-plugin-react-i18next'
import { useContext } from 'react'
import { asLanguage, type Language, localPath } from './languages'

/** Returns the page's language, and a function that puts paths into it. */
export function useLanguage(): { language: Language; local: (path: string) => string } {
  const { language: found } = useContext(I18nextContext)
  const language = asLanguage(found)
  return { language, local: (path) => localPath(path, language) }
}
