import { hydratedPages } from './hydrated-pages'
import { languages, localPath } from './languages'

/** Addresses of other things than pages, pages with a query, the page itself and places on it. */
const elsewhere = [
  { href_matches: ['/*\\?(.+)', '/*.*', ...languages.map((language) => localPath('/api/*', language))] },
  { selector_matches: '[aria-current=page], [href^="#"]' },
]

const withState = {
  href_matches: hydratedPages.flatMap((page) => languages.map((language) => localPath(page, language))),
}

/** From when a visitor rests on a link; not for those who save data or power: https://developer.chrome.com/docs/web-platform/prerender-pages */
const eagerness = 'moderate'

/**
 * Speculation Rules (https://wicg.github.io/nav-speculation/speculation-rules.html): what the browser may make ready
 * before a link is followed. A page for reading is rendered whole; of a page with state the document alone is loaded,
 * since most of who rests on its link will not go there, and its scripts weigh more than it.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...[...elsewhere, withState].map((other) => ({ not: other }))] },
      eagerness,
    },
  ],
  prefetch: [
    {
      where: { and: [withState, ...elsewhere.map((other) => ({ not: other }))] },
      eagerness,
    },
  ],
})
