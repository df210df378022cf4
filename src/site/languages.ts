export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** The locales for formatting figures, dates and lists. */
export const locales = { en: 'en-GB', fr: 'fr-FR' } satisfies Record<Language, string>

/** The language of originals; others are translations, unless an article says otherwise. */
export const originalLanguage: Language = 'fr'

/** The language that a text is compared with: that of the original; for the original, the default. */
export const otherLanguage = (language: Language): Language =>
  language === originalLanguage ? defaultLanguage : originalLanguage

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** Returns a language of the site as it is, and the default for anything else. */
export const asLanguage = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage)

/** Makes something for each language of the site. */
export function inEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made>
export function inEachLanguage(make: (language: Language) => unknown): unknown {
  return Object.fromEntries(languages.map((language) => [language, make(language)]))
}

/**
 * Returns a path in a language: `/pricing` in French is `/fr/pricing`; in English, the default, it is unchanged. Query
 * and fragment are kept.
 */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${language}${path.slice(1)}`
    : `/${language}${path}`
}

/** The inverse of `localPath`: the language of an address, and the address without its prefix. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path }
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}
