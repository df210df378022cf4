import { constants, copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entriesOf, pruneUnused } from './prune-unused'
import { writeWhole } from './write-whole'

export type FileCache = {
  /** The file of that name, made where it is not known. */
  get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /**
   * Puts the file of that name, made where it is not known, at a path where there is none. It is the same file there (a hard
   * link) where the disk can do that: it may be deleted or replaced, and is not to be written into.
   */
  place: (name: string, target: string, make: () => Promise<Buffer>) => Promise<void>
  /** How many were not known. */
  made: () => number
  /** Deletes what was not asked for since it was opened, by this kind of build; see `pruneUnused`. */
  prune: () => void
}

/**
 * Files kept from build to build, by a hash of everything that goes into them. They are small and many: read and written at once,
 * each takes a third of the processor time that it takes when other threads are asked to do it.
 * @param folder outside of what `gatsby clean` removes
 */
export function openFileCache(folder: string): FileCache {
  mkdirSync(folder, { recursive: true })
  const known = new Set(entriesOf(folder))
  const used = new Set<string>()
  let made = 0

  /** @returns where it lies */
  const keep = async (name: string, make: () => Promise<Buffer>): Promise<string> => {
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
    get: async (name, make) => readFileSync(await keep(name, make)),
    place: async (name, target, make) => place(await keep(name, make), target),
    made: () => made,
    prune: () => pruneUnused(folder, used, [...known]),
  }
}

/** @throws where there is a file at the target: it may be a link itself, and a copy would be written into what it leads to */
function place(file: string, target: string): void {
  try {
    linkSync(file, target)
  } catch {
    // The target is on another disk, or the disk knows no links.
    copyFileSync(file, target, constants.COPYFILE_EXCL)
  }
}
