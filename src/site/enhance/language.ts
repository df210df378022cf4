import { recall, remember } from './storage'

/** The first of the browser's languages that the site speaks. */
export const preferredLanguage = (): string | undefined =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === 'fr' || language === 'en')

/** A click on what names a language is a choice: it is remembered and wins from then on. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const language =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-choose-language]')?.dataset.chooseLanguage
    if (!language) return
    remember('language', language)
    offerLanguage()
  })
}

/** Marks the document where its visitor would rather read the other language: what offers that one is shown. */
export function offerLanguage(): void {
  const { documentElement } = document
  const language = recall('language') ?? preferredLanguage()
  documentElement.toggleAttribute(
    'data-language-offer',
    language !== undefined && language !== documentElement.lang,
  )
}
