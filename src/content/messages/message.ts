import type { Language } from '../../site/languages'
import { type English, en, type Plural } from './en'
import { fr } from './fr'

/** The languages of messages: those of authors, whatever the languages of the site. */
export const authorsLanguages = ['en', 'fr'] as const
export type AuthorsLanguage = (typeof authorsLanguages)[number]

/** The same words in every language of authors. */
export type Localized = Readonly<Record<AuthorsLanguage, string>>

export type Code = keyof English

/** A parameter. Lists are joined by commas; localized values are inserted in the message's language. */
type Value = string | number | Localized | readonly (string | Localized)[]

type Names<Text> = Text extends `${string}\${${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type NamesOf<C extends Code> = Names<English[C] extends Plural ? English[C]['other'] : English[C]>
type Params<C extends Code> = [NamesOf<C>] extends [never] ? [] : [Readonly<Record<NamesOf<C>, Value>>]

/** A message for an author: its code, its parameters, and its words in every language. */
export type Message = Localized & { code: Code; params: object }

const catalogues: Record<AuthorsLanguage, Record<Code, string | Plural>> = { en, fr }

const plurals = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') }

/**
 * Builds a message in every language at once; printing picks one: `message('english').fr`.
 * @param code a message of `en.ts`, which `fr.ts` has too
 * @param params its parameters, which may be messages themselves
 */
export function message<C extends Code>(code: C, ...params: Params<C>): Message
export function message(code: Code, params: Readonly<Record<string, Value>> = {}): Message {
  return messageOf(code, params)
}

/** Builds a message whose code is only known at run time. @throws if a parameter is missing */
export function messageOf(code: Code, params: Readonly<Record<string, Value | undefined>>): Message {
  const inWords = (language: AuthorsLanguage) => {
    const entry = catalogues[language][code]
    const isOne = plurals[language].select(Number(params.count)) === 'one'
    const text = typeof entry === 'string' ? entry : entry[isOne ? 'one' : 'other']
    return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`The message ${code} lacks its ${name}`)
      return [value]
        .flat()
        .map((part) => (typeof part === 'object' ? part[language] : part))
        .join(', ')
    })
  }
  return { code, params, en: inWords('en'), fr: inWords('fr') }
}

export const isAuthorsLanguage = (name: unknown): name is AuthorsLanguage =>
  authorsLanguages.some((language) => language === name)

export const isCode = (name: string): name is Code => Object.hasOwn(en, name)

/** The names of languages, as messages use them. */
export const languageNames: Record<Language, Message> = { en: message('english'), fr: message('french') }

/** Writes a number with one digit after the decimal separator. */
export const decimal = (value: number): Localized => ({
  en: value.toFixed(1),
  fr: value.toFixed(1).replace('.', ','),
})
