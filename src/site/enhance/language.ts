import { recall, remember } from './storage'

/** Returns the first of the browser's languages that the site has. */
export const preferredLanguage = (): string | undefined =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === 'fr' || language === 'en')

/**
 * Remembers the language of a followed language link, which then takes precedence. The link takes along what the page's
 * address holds: choices and answers mean the same in both languages, and a search is better changed than lost.
 */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen =
      target instanceof Element ? target.closest<HTMLElement>('[data-choose-language]') : undefined
    const language = chosen?.dataset.chooseLanguage
    if (!language) return
    remember('language', language)
    offerLanguage()
    if (!(chosen instanceof HTMLAnchorElement)) return
    chosen.search = location.search
    chosen.hash = location.hash
  })
}

/** Marks the document if the visitor prefers the other language, so that its link is shown. */
export function offerLanguage(): void {
  const { documentElement } = document
  const language = recall('language') ?? preferredLanguage()
  documentElement.toggleAttribute(
    'data-language-offer',
    language !== undefined && language !== documentElement.lang,
  )
}
