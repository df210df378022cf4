import type { Language } from '../../../site/languages'
import { type Catalogue, en } from './en'
import { fr } from './fr'
import type { Localized } from './localized'

type Code = keyof Catalogue
type Told = { [C in Code]: Parameters<Catalogue[C]> }

/** A message for an author: its code, its parameters, and its words in every language. */
export type Message = Localized & { code: Code; params: object }

const catalogues: Record<Language, { [C in Code]: (...told: Told[C]) => string }> = { en, fr }

/**
 * Builds a message in every language at once; printing picks one: `message('tagTwice', { tag }).fr`.
 * @param code a message of `en.ts`, which `fr.ts` has too
 * @param told its parameters; another message may be one
 */
export const message = <C extends Code>(code: C, ...told: Told[C]): Message => ({
  code,
  params: told[0] ?? {},
  en: catalogues.en[code](...told),
  fr: catalogues.fr[code](...told),
})
