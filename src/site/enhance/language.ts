import { recall, remember } from './storage'

/** The first of the browser's languages that the site speaks. */
export const preferredLanguage = (): string | undefined =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === 'fr' || language === 'en')

/** A click on a link of the language switch is the choice; it is remembered and wins from then on. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const language =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-choose-language]')?.dataset.chooseLanguage
    if (language) remember('language', language)
  })
}

/** Offers the other language, once, to a browser that prefers it (design, decision 7). */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]')
  if (!offer || offer.dataset.languageOffer !== (recall('language') ?? preferredLanguage())) return
  offer.hidden = false
  offer.querySelector('[data-dismiss-offer]')?.addEventListener('click', () => {
    remember('language', document.documentElement.lang)
    offer.hidden = true
  })
}
