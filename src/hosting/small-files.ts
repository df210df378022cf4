import { readFile, stat } from 'node:fs/promises'

/** In bytes: what a file may have to be kept, and what all kept ones may have together. */
export const keeping = { largest: 256 * 1024, together: 64 * 1024 * 1024 }

/**
 * Reads files that never change while the process runs, and keeps the small ones in memory: opening, measuring,
 * reading and closing a file takes several times longer than answering with it.
 * @returns reads a file by its path: its content, or nothing where it is larger than what is kept; it throws the file
 *   system's error
 */
export function smallFiles({ largest, together } = keeping): (file: string) => Promise<Buffer | undefined> {
  /** The longest unasked first. */
  const kept = new Map<string, Buffer>()
  let size = 0

  function keep(file: string, content: Buffer): void {
    size += content.length - (kept.get(file)?.length ?? 0)
    kept.delete(file)
    kept.set(file, content)
    for (const [oldest, { length }] of kept) {
      if (size <= together) return
      kept.delete(oldest)
      size -= length
    }
  }

  return async (file) => {
    const known = kept.get(file)
    if (!known && (await stat(file)).size > largest) return undefined
    const content = known ?? (await readFile(file))
    keep(file, content)
    return content
  }
}
