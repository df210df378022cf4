import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import type { Language } from './languages'

/** Returns a translator for copy outside of Gatsby's pages, with the same interpolation as on them. */
export function translatorOf(copy: Record<Language, ResourceLanguage>, language: Language): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: copy[language] },
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
