import { languages, localPath } from './languages'

/** Addresses not to prerender: other files, pages with a query, the page itself and its anchors. */
const elsewhere = [
  { href_matches: ['/*\\?(.+)', '/*.*', ...languages.map((language) => localPath('/api/*', language))] },
  { selector_matches: '[aria-current=page], [href^="#"]' },
]

/**
 * Speculation Rules (https://wicg.github.io/nav-speculation/speculation-rules.html): prerender a page while the visitor
 * hovers over its link. Hydrated pages are just as light, since their scripts wait for the visitor
 * (`enhance/hydrate-on-interaction.ts`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...elsewhere.map((other) => ({ not: other }))] },
      // On hover, but not while saving data or power: https://developer.chrome.com/docs/web-platform/prerender-pages
      eagerness: 'moderate',
    },
  ],
})
