import { createHash } from 'node:crypto'
import { versions } from 'node:process'
import { openFileCache } from '../../../cache/file-cache'
import { filesHash, hashOf } from '../../../cache/hash-of'
import { splitPath } from '../../../site/languages'
import type { Page } from '../page'
import { logOf } from './log-of'
import type { Built } from './page-load'
import { settle } from './settle'
import type { Weigh } from './weigh'

/** Hash of the code that compresses pages, as a log states compressed sizes. */
const compression = hashOf(`${versions.brotli}`, filesHash(['src/hosting/compress.ts']))

/** Marks the place of a log: a private-use character, which no text contains. */
const marker = '\ue000'

/** 256 spaces and line breaks in an order that hardly compresses: each eighth adds about a byte. */
const padding = [...createHash('sha256').update('padding').digest()]
  .flatMap((byte) => [...byte.toString(2).padStart(8, '0')])
  .map((bit) => (bit === '0' ? ' ' : '\n'))
  .join('')

/**
 * Serializes a page once, so that several logs can be tried in it.
 * @returns a function that returns the page's HTML with a log, followed by a number of spaces; undefined if
 * the page shows no log
 */
export function placeLog(page: Page): ((log: string, spaces?: number) => string) | undefined {
  const places = page.elements.filter(({ attribs }) => attribs['data-log'] !== undefined)
  if (places.length === 0) return undefined
  for (const place of places) page.setText(place, marker)
  const parts = page.toHtml().split(marker)
  return (log, spaces = 0) => parts.join(`${log}${padding.slice(0, spaces)}`)
}

export function openLogWriter(weigh: Weigh) {
  const settled = openFileCache('.build-cache/logs')
  return {
    /**
     * Returns the HTML of a page with its log: what a browser loads for it, measured in bytes as sent. The
     * document's own weight depends on the log, which is rewritten until it is correct (`settle`).
     * @throws if the page loads a missing file, or its log never becomes correct
     */
    async htmlOf(page: Page, built: Built): Promise<string> {
      const write = placeLog(page)
      if (!write) return page.toHtml()
      const { language } = splitPath(built.address)
      const logFor = async (html: string) => logOf(language, await weigh(built, html), built.load)
      const first = await logFor('')
      const name = hashOf(compression, write(first))
      const html = await settled.get(name, async () => Buffer.from(await settle(first, write, logFor)))
      return html.toString()
    },
    /** Deletes cached pages that were not used. */
    prune: settled.prune,
  }
}
