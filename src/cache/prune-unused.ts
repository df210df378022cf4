import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPreview } from '../settings/preview'

const prefix = '.used-by-'

/** Returns the names of a cache's entries, without the lists of `pruneUnused`. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith(prefix))

/**
 * Deletes cache entries that this build did not use. The site and its preview share a cache, so each records
 * what it used, and entries used by the last build of the other are kept.
 * @param used names of entries
 * @param entries names that may be deleted
 */
export function pruneUnused(folder: string, used: Iterable<string>, entries = entriesOf(folder)): void {
  writeFileSync(path.join(folder, `${prefix}${isPreview() ? 'preview' : 'site'}`), [...used].join('\n'))
  const lists = readdirSync(folder).filter((name) => name.startsWith(prefix))
  const needed = new Set(lists.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n')))
  for (const name of entries)
    if (!needed.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}
