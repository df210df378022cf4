import { readFile, stat } from 'node:fs/promises'

/** Maximum size of a cached file, and of all together, in bytes. */
const limits = { largest: 256 * 1024, together: 64 * 1024 * 1024 }

/**
 * Caches small files in memory, as opening, measuring, reading and closing a file takes several times longer
 * than sending it. Files must not change while the process runs.
 * @returns a function that returns the content of a file by its path, or undefined if it is too large to be
 * cached; it throws the file system's error
 */
export function smallFiles({ largest, together } = limits): (file: string) => Promise<Buffer | undefined> {
  /** Least recently used first. */
  const cache = new Map<string, Buffer>()
  let size = 0

  function add(file: string, content: Buffer): void {
    size += content.length - (cache.get(file)?.length ?? 0)
    cache.delete(file)
    cache.set(file, content)
    for (const [oldest, { length }] of cache) {
      if (size <= together) return
      cache.delete(oldest)
      size -= length
    }
  }

  return async (file) => {
    const known = cache.get(file)
    if (!known && (await stat(file)).size > largest) return undefined
    const content = known ?? (await readFile(file))
    add(file, content)
    return content
  }
}
