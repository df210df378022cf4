import type { Element, Page } from './page'

/** Whether an element is Gatsby's announcer, which reads out the page its router reached. */
const isAnnouncer = ({ attribs: { id } }: Element) => id === 'gatsby-announcer'

/** Whether an element is for Internet Explorer. */
const isForFormerBrowsers = ({ attribs }: Element) => attribs['http-equiv'] === 'x-ua-compatible'

/**
 * Removes unused markup: the inline style of Gatsby's focus wrapper, which a strict Content-Security-Policy would
 * forbid and `base.css` repeats, and on static pages everything for Gatsby's runtime.
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
