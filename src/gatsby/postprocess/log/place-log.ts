import type { Page } from '../page'

/** Marks where a log goes; a character for private use, so no text contains it. */
const marker = '\ue000'

const placesIn = ({ elements }: Page) => elements.filter(({ attribs }) => attribs['data-log'] !== undefined)

/**
 * Prepares a page for its log, which the log's own length may take several attempts to settle.
 * @returns a function that returns the page's HTML with a log, and a number of spaces after it; undefined if the page
 * shows none
 */
export function placeLog(page: Page): ((log: string, spaces?: number) => string) | undefined {
  const places = placesIn(page)
  if (places.length === 0) return undefined
  for (const place of places) page.setText(place, marker)
  const parts = page.toHtml().split(marker)
  return (log, spaces = 0) => parts.join(`${log}${' '.repeat(spaces)}`)
}

/** Returns the number of spaces after the log of a built page. */
export function spacesAfterLog(page: Page): number {
  const last = placesIn(page)[0]?.children.at(-1)
  return last && 'data' in last ? last.data.length : 0
}
