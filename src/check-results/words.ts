import type { i18n } from 'i18next'
import en from '../../content/copy/en/checkResults.json'
import servicesEn from '../../content/copy/en/sovereigntyServices.json'
import fr from '../../content/copy/fr/checkResults.json'
import servicesFr from '../../content/copy/fr/sovereigntyServices.json'
import type { Language } from '../site/languages'
import { translatorOf } from '../site/translator'

const copy = {
  en: { checkResults: en, sovereigntyServices: servicesEn },
  fr: { checkResults: fr, sovereigntyServices: servicesFr },
} satisfies Record<Language, object>

/** Returns the translator for results in a language. */
export const translator = (language: Language): i18n => translatorOf(copy, language)
