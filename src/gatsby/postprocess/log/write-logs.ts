import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type FileCache, openFileCache } from '../../../cache/file-cache'
import { sentSize } from '../../../hosting/compress'
import { mapWithConcurrency } from '../../../hosting/map-with-concurrency'
import { splitPath } from '../../../site/languages'
import type { Built } from './loads'
import { logOf } from './log-of'
import { settle } from './settle'
import { type SizeOf, weigh } from './weigh'

/** Pages weighed concurrently. */
const atOnce = 8

const place = /(<p [^>]*data-log[^>]*>)([\s\S]*?)(<\/p>)/g

/** Returns what the logs of a page say; none where a page has none. */
export const readLogs = (html: string): string[] => [...html.matchAll(place)].map(([, , log = '']) => log)

/** Returns a function that measures how many bytes are sent for a file of `public/`. */
export function sizesOfPublic(cache: FileCache): SizeOf {
  const known = new Map<string, Promise<number>>()
  return (address) => {
    const size = known.get(address) ?? sentSize(address, readFileSync(path.join('public', address)), cache)
    known.set(address, size)
    return size
  }
}

/** Puts a log into each place for one of a page, with a number of spaces after it. */
export const setLogs = (html: string, log: string, spaces = 0): string =>
  html.replace(
    place,
    (_, start: string, __: string, end: string) => `${start}${log}${' '.repeat(spaces)}${end}`,
  )

/**
 * Writes into each page its own log: what a browser loads for it, measured from the bytes as sent. The document's own
 * weight depends on the log, which is rewritten until it is true (`settle`).
 * @param pages built pages, whatever their logs say
 * @throws if a page loads a missing file, or its log never agrees
 */
export async function writeLogs(pages: readonly Built[]): Promise<void> {
  const compressed = openFileCache('.build-cache/compressed')
  const settled = openFileCache('.build-cache/logs')
  const sizeOf = sizesOfPublic(compressed)
  await mapWithConcurrency(pages, atOnce, async ({ address, file, load }) => {
    const built = readFileSync(file, 'utf8')
    if (readLogs(built).length === 0) return
    const logFor = async (html: number) =>
      logOf(splitPath(address).language, await weigh(load, html, sizeOf), load)
    const write = (log: string, spaces: number) => setLogs(built, log, spaces)
    const first = await logFor(0)
    const name = createHash('sha256').update(write(first, 0)).digest('hex')
    const page = await settled.get(name, async () =>
      Buffer.from(
        await settle(first, write, async (html) =>
          logFor(await sentSize(file, Buffer.from(html), compressed)),
        ),
      ),
    )
    if (page.toString() !== built) writeFileSync(file, page)
  })
  settled.prune()
}
