import type { Language } from '../../../site/languages'
import { type Catalogue, en } from './en'
import { fr } from './fr'
import type { Localized } from './localized'

type Code = keyof Catalogue
type MessageParams = { [C in Code]: Parameters<Catalogue[C]> }

/** A message for an author: its code, its parameters, and its words in every language. */
export type Message = Localized & { code: Code; params: object }

const catalogues: Record<Language, { [C in Code]: (...params: MessageParams[C]) => string }> = { en, fr }

/**
 * Builds a message in every language at once; printing picks one: `message('tagTwice', { tag }).fr`.
 * @param code a message of `en.ts`, which `fr.ts` has too
 * @param params its parameters; another message may be one
 */
export const message = <C extends Code>(code: C, ...params: MessageParams[C]): Message => ({
  code,
  params: params[0] ?? {},
  en: catalogues.en[code](...params),
  fr: catalogues.fr[code](...params),
})
