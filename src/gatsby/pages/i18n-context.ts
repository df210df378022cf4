import { defaultLanguage, type Language, localPath } from '../../site/languages'

/**
 * The page context that gatsby-plugin-react-i18next would write; a page that brings it is left alone by the
 * plugin, so it is made once and may exist in some languages only.
 * @param originalPath address without a language prefix
 * @param alternates the languages in which the page exists
 */
export function i18nContext(originalPath: string, language: Language, alternates: Language[]) {
  return {
    language,
    i18n: {
      language,
      languages: alternates,
      defaultLanguage,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLanguage,
      originalPath,
      path: localPath(originalPath, language),
    },
  }
}
