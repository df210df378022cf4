import { readFile, stat } from 'node:fs/promises'

/** In bytes: the largest cached file, and the total. */
const limits = { largest: 256 * 1024, together: 64 * 1024 * 1024 }

/**
 * Reads files that never change while the process runs, and caches the small ones in memory: opening, measuring,
 * reading and closing a file takes several times longer than answering with it.
 * @returns a function that reads a file by its path: its content, or undefined if it is too large to be cached; it
 * throws the file system's error
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
