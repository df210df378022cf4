import { constants, copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../files/write-whole'
import { entriesOf, pruneUnused } from './prune-unused'

export type FileCache = ReturnType<typeof openFileCache>

type Make = () => Promise<Buffer>

/**
 * Opens a cache of files, shared by builds and keyed by a hash of all their inputs. Files are small and many:
 * synchronous reads and writes take a third of the processor time of asynchronous ones.
 * @param folder outside what `gatsby clean` removes
 */
export function openFileCache(folder: string) {
  mkdirSync(folder, { recursive: true })
  const known = new Set(entriesOf(folder))
  const used = new Set<string>()
  let made = 0

  /** Returns the path of the cached file. */
  const keep = async (name: string, make: Make): Promise<string> => {
    const file = path.join(folder, name)
    used.add(name)
    if (known.has(name)) return file
    const content = await make()
    writeWhole(file, content)
    made++
    known.add(name)
    return file
  }

  return {
    /** Returns the content of a cached file; on a miss, `make` creates it. */
    get: async (name: string, make: Make): Promise<Buffer> => readFileSync(await keep(name, make)),
    /**
     * Places a cached file at a path that does not exist yet; on a miss, `make` creates it. The result is a
     * hard link where the disk supports it: it may be deleted or replaced, but must not be written to.
     */
    place: async (name: string, target: string, make: Make) => place(await keep(name, make), target),
    /** Returns the number of cache misses. */
    made: () => made,
    /** Deletes files not used since the cache was opened; see `pruneUnused`. */
    prune: () => pruneUnused(folder, used, [...known]),
  }
}

/** @throws if the target exists: it may be a hard link, and a copy would overwrite what it links to */
function place(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch {
    // The target is on another disk, or the disk has no hard links.
    copyFileSync(file, target, constants.COPYFILE_EXCL)
  }
}
