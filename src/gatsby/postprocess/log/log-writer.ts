import { versions } from 'node:process'
import { filesHash, hashOf } from '../../../cache/code-hash'
import { openFileCache } from '../../../cache/file-cache'
import { splitPath } from '../../../site/languages'
import type { Page } from '../page'
import { logOf } from './log-of'
import type { Built } from './page-load'
import { settle } from './settle'
import type { Weigh } from './weigh'

/** Hashes how pages are compressed: a log states the result. */
const compression = hashOf(`${versions.brotli}`, filesHash(['src/hosting/compress.ts']))

/** Marks where a log goes; a character for private use, so no text contains it. */
const marker = '\ue000'

/**
 * Prepares a page for its log, which the log's own length may take several attempts to settle.
 * @returns a function that returns the page's HTML with a log, and a number of spaces after it; undefined if the page
 * shows none
 */
export function placeLog(page: Page): ((log: string, spaces?: number) => string) | undefined {
  const places = page.elements.filter(({ attribs }) => attribs['data-log'] !== undefined)
  if (places.length === 0) return undefined
  for (const place of places) page.setText(place, marker)
  const parts = page.toHtml().split(marker)
  return (log, spaces = 0) => parts.join(`${log}${' '.repeat(spaces)}`)
}

export type LogWriter = {
  /**
   * Returns the HTML of a page with its log: what a browser loads for it, measured from the bytes as sent. The
   * document's own weight depends on the log, which is rewritten until it is true (`settle`).
   * @throws if the page loads a missing file, or its log never agrees
   */
  htmlOf: (page: Page, built: Built) => Promise<string>
  /** Deletes cached pages that were not asked for. */
  prune: () => void
}

export function openLogWriter(weigh: Weigh): LogWriter {
  const settled = openFileCache('.build-cache/logs')
  return {
    async htmlOf(page, built) {
      const write = placeLog(page)
      if (!write) return page.toHtml()
      const { language } = splitPath(built.address)
      const logFor = async (html: string) => logOf(language, await weigh(built, html), built.load)
      const first = await logFor('')
      const name = hashOf(compression, write(first))
      const html = await settled.get(name, async () => Buffer.from(await settle(first, write, logFor)))
      return html.toString()
    },
    prune: settled.prune,
  }
}
