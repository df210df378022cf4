import { languages, localPath } from './languages'

/** Addresses of other things than pages, pages with a query, the page itself and places on it. */
const elsewhere = [
  { href_matches: ['/*\\?(.+)', '/*.*', ...languages.map((language) => localPath('/api/*', language))] },
  { selector_matches: '[aria-current=page], [href^="#"]' },
]

/**
 * Speculation Rules (https://wicg.github.io/nav-speculation/speculation-rules.html): the page whose link a visitor rests on is
 * rendered before the link is followed; one with state is no heavier, since its scripts wait for the visitor (`enhance/wake.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...elsewhere.map((other) => ({ not: other }))] },
      // When a visitor rests on a link; not for those who save data or power: https://developer.chrome.com/docs/web-platform/prerender-pages
      eagerness: 'moderate',
    },
  ],
})
