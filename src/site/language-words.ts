import en from '../../content/copy/en/language.json'
import fr from '../../content/copy/fr/language.json'
import type { Language } from './languages'

/** What each language says of itself on pages in another one. */
export const languageWords = { en, fr } satisfies Record<Language, typeof en>
