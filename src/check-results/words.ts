import { createInstance, type i18n } from 'i18next'
import en from '../../content/copy/en/checkResults.json'
import servicesEn from '../../content/copy/en/sovereigntyServices.json'
import fr from '../../content/copy/fr/checkResults.json'
import servicesFr from '../../content/copy/fr/sovereigntyServices.json'
import type { Language } from '../site/languages'

const copy = {
  en: { checkResults: en, sovereigntyServices: servicesEn },
  fr: { checkResults: fr, sovereigntyServices: servicesFr },
} satisfies Record<Language, object>

/** Returns the translator for results in a language. */
export function translator(language: Language): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: copy[language] },
    defaultNS: 'checkResults',
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
  })
  return instance
}
