import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPreview } from '../settings/preview'

const prefix = '.used-by-'

/** Returns the names of what a cache holds; the lists of `pruneUnused` are left out. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith(prefix))

/**
 * Deletes entries of a cache that this build did not use. The site and its preview share a cache and most of what is in it, so
 * each writes down what it used, and what the last build of the other used stays.
 * @param used names of entries
 * @param entries those that may be deleted
 */
export function pruneUnused(folder: string, used: Iterable<string>, entries = entriesOf(folder)): void {
  writeFileSync(path.join(folder, `${prefix}${isPreview() ? 'preview' : 'site'}`), [...used].join('\n'))
  const lists = readdirSync(folder).filter((name) => name.startsWith(prefix))
  const needed = new Set(lists.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n')))
  for (const name of entries)
    if (!needed.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}
