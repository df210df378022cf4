import type { Language } from '../languages'
import { recall, remember } from './storage'

/** A table, which is shorter in the head of every page than a list. */
const known = { en: 1, fr: 1 } satisfies Record<Language, 1>

/** Returns the language that the visitor chose, or the first of the browser's, if the site has it. */
export const preferredLanguage = (): string | undefined =>
  [recall('language') ?? '', ...navigator.languages]
    .map((language) => language.slice(0, 2))
    .find((language) => language in known)

/**
 * Remembers the language of a followed language link, which then takes precedence. The link takes along what the page's
 * address holds: choices and answers mean the same in every language, and a search is better changed than lost.
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

/** Marks the document if the visitor prefers another language, so that its link is shown. */
export function offerLanguage(): void {
  const { documentElement } = document
  const language = preferredLanguage()
  documentElement.toggleAttribute(
    'data-language-offer',
    language !== undefined && language !== documentElement.lang,
  )
}
