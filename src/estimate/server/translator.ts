import type { i18n } from 'i18next'
import en from '../../../content/copy/en/estimate.json'
import fr from '../../../content/copy/fr/estimate.json'
import type { Language } from '../../site/languages'
import { translatorOf } from '../../site/translator'

const copy = { en: { estimate: en }, fr: { estimate: fr } } satisfies Record<Language, object>

/** Returns the translator for the estimate in a language. */
export const translator = (language: Language): i18n => translatorOf(copy, language)
