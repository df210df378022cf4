import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type FileCache, openFileCache } from '../../../cache/file-cache'
import { sentSize } from '../../../hosting/compress'
import { splitPath } from '../../../site/languages'
import type { Page } from '../page'
import type { Built } from './loads'
import { logOf } from './log-of'
import { placeLog } from './place-log'
import { settle } from './settle'
import { type SizeOf, weigh } from './weigh'

/** Returns a function that measures how many bytes are sent for a file of `public/`. */
export function sizesOfPublic(cache: FileCache): SizeOf {
  const known = new Map<string, Promise<number>>()
  return (address) => {
    const size = known.get(address) ?? sentSize(address, readFileSync(path.join('public', address)), cache)
    known.set(address, size)
    return size
  }
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

export function openLogWriter(): LogWriter {
  const compressed = openFileCache('.build-cache/compressed')
  const settled = openFileCache('.build-cache/logs')
  const sizeOf = sizesOfPublic(compressed)
  return {
    async htmlOf(page, { address, file, load }) {
      const write = placeLog(page)
      if (!write) return page.toHtml()
      const logFor = async (html: number) =>
        logOf(splitPath(address).language, await weigh(load, html, sizeOf), load)
      const first = await logFor(0)
      const name = createHash('sha256').update(write(first)).digest('hex')
      const html = await settled.get(name, async () =>
        Buffer.from(
          await settle(first, write, async (html) =>
            logFor(await sentSize(file, Buffer.from(html), compressed)),
          ),
        ),
      )
      return html.toString()
    },
    prune: settled.prune,
  }
}
