import { defaultLanguage, type Language, localPath } from '../../site/languages'

/**
 * Returns the page context that gatsby-plugin-react-i18next would write, without what only its redirects and links
 * read: pages embed it, and the site has its own. The plugin ignores pages that have it, so a page is created only
 * once and need not exist in every language.
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
      originalPath,
      path: localPath(originalPath, language),
    },
  }
}
