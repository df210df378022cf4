import type { Language } from '../../../site/languages'
import { type Catalogue, en } from './en'
import { fr } from './fr'
import type { Localized } from './localized'

type Code = keyof Catalogue
type Told = { [C in Code]: Parameters<Catalogue[C]> }

/** One thing said to an author: which message it is, what it was told, and its words in every language. */
export type Message = Localized & { code: Code; params: object }

const catalogues: Record<Language, { [C in Code]: (...told: Told[C]) => string }> = { en, fr }

/**
 * Says something in every language at once; who prints it picks theirs: `message('tagTwice', { tag }).fr`.
 * @param code a message of `en.ts`, which `fr.ts` has too
 * @param told what it is told; another message may be part of it
 */
export const message = <C extends Code>(code: C, ...told: Told[C]): Message => ({
  code,
  params: told[0] ?? {},
  en: catalogues.en[code](...told),
  fr: catalogues.fr[code](...told),
})
