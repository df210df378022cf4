import { defaultLanguage, type Language, localPath } from '../../site/languages'

/**
 * Returns the page context that gatsby-plugin-react-i18next would write. The plugin leaves a page that has it alone, so
 * the page is created once and may exist in some languages only.
 * @param originalPath address without a language prefix
 * @param alternates the languages in which the page exists
 */
export function i18nContext(originalPath: string, language: Language, alternates: readonly Language[]) {
  return {
    language,
    i18n: {
      language,
      languages: [...alternates],
      defaultLanguage,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLanguage,
      originalPath,
      path: localPath(originalPath, language),
    },
  }
}
