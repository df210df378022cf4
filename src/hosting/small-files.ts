import { readFile, stat } from 'node:fs/promises'

/** Maximum size of a cached file, and of all together, in bytes: beyond that, files are read each time. */
const limits = { largest: 256 * 1024, together: 64 * 1024 * 1024 }

/**
 * Caches small files in memory, as opening, measuring, reading and closing a file takes several times longer
 * than sending it. Files must not change while the process runs.
 * @returns a function that returns the content of a file by its path, or undefined if it is too large to be
 * cached; it throws the file system's error
 */
export function smallFiles({ largest, together } = limits): (file: string) => Promise<Buffer | undefined> {
  const cache = new Map<string, Buffer>()
  let size = 0
  return async (file) => {
    const known = cache.get(file)
    if (known) return known
    if ((await stat(file)).size > largest) return undefined
    const content = await readFile(file)
    // Another request may have read it meanwhile.
    if (!cache.has(file) && size + content.length <= together) {
      cache.set(file, content)
      size += content.length
    }
    return content
  }
}
