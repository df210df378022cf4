import type { Language } from './languages'

/** The type of data with each multilingual text replaced by that of one language. */
export type InLanguage<T> = T extends { en: string; fr: string }
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

const isText = (value: object): value is Record<Language, string> => 'en' in value && 'fr' in value

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, language)]))
}

/** Returns data in one language: replaces `{ en, fr }` by the text of that language, at every depth. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>
export function inLanguage(value: unknown, language: Language): unknown {
  return pick(value, language)
}
