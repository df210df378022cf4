import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../settings/content-folder'
import { isPreview } from '../settings/preview'

const prefix = '.used-in-'

/** Returns the name of the site that this process builds: there are its preview and that of the tests, too. */
const thisSite = () => `${isPreview() ? 'preview' : 'site'}-of-${contentFolder.replaceAll('/', '-')}`

/** Returns the names of a cache's entries, without the lists of `pruneUnused`. */
export const entriesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith(prefix))

/**
 * Deletes cache entries that this build did not use. Several sites share a cache, so each records what it used, and
 * entries used by the last build of another are kept.
 * @param used names of entries
 * @param entries names that may be deleted
 */
export function pruneUnused(folder: string, used: Iterable<string>, entries = entriesOf(folder)): void {
  writeFileSync(path.join(folder, prefix + thisSite()), [...used].join('\n'))
  const lists = readdirSync(folder).filter((name) => name.startsWith(prefix))
  const needed = new Set(lists.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n')))
  for (const name of entries)
    if (!needed.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
}
