import type { Element, Page } from './page'

/** Gatsby says aloud which page its router has come to. */
const isAnnouncer = ({ attribs: { id } }: Element) => id === 'gatsby-announcer'

/** For Internet Explorer. */
const isForFormerBrowsers = ({ attribs }: Element) => attribs['http-equiv'] === 'x-ua-compatible'

/**
 * Removes what nobody reads: the inline style of Gatsby's focus wrapper, which a strict Content-Security-Policy would forbid and
 * `base.css` says too, and on a page without state what Gatsby's runtime alone looks for.
 */
export function removeUnused({ elements, remove }: Page, hydrated: boolean): void {
  for (const element of elements) {
    if (element.attribs.id === 'gatsby-focus-wrapper') delete element.attribs.style
    if (isForFormerBrowsers(element)) remove(element)
    if (hydrated) continue
    delete element.attribs['data-gatsby-head']
    delete element.attribs['data-original-tag']
    if (isAnnouncer(element)) remove(element)
  }
}
