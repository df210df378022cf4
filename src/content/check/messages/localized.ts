import type { Language } from '../../../site/languages'

/** The same words in every language of the site. */
export type Localized = Readonly<Record<Language, string>>
