import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file that differs between two folders, and its first difference. */
export type Difference = { file: string; what: string }

/** Bytes shown around the first difference. */
const around = 40

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/**
 * Compares two folders byte by byte, names and contents.
 * @param first path of a folder
 * @param second path of a folder
 * @returns differences, by file name; empty if they are identical
 */
export function compareFolders(first: string, second: string): Difference[] {
  const files = [...new Set([...filesBelow(first), ...filesBelow(second)])].sort()
  return files.flatMap((file) => {
    const [one, other] = [path.join(first, file), path.join(second, file)]
    if (!existsSync(one)) return [{ file, what: 'is missing in the first' }]
    if (!existsSync(other)) return [{ file, what: 'is missing in the second' }]
    const [a, b] = [readFileSync(one), readFileSync(other)]
    return a.equals(b) ? [] : [{ file, what: firstDifference(a, b) }]
  })
}

function firstDifference(a: Buffer, b: Buffer): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const excerpt = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - around), at + around).toString('latin1'))
  return `differs from byte ${at} on:\n    ${excerpt(a)}\n    ${excerpt(b)}`
}
