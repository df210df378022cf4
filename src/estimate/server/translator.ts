import { createInstance, type i18n } from 'i18next'
import en from '../../../content/copy/en/estimate.json'
import fr from '../../../content/copy/fr/estimate.json'
import type { Language } from '../../site/languages'

const words = { en: { estimate: en }, fr: { estimate: fr } } satisfies Record<Language, object>

/** Returns the translator for the estimate in a language, with the same interpolation as on pages. */
export function translator(language: Language): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: words[language] },
    defaultNS: 'estimate',
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
