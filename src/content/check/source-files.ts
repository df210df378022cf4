import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceFile = { file: string; text: string }

/** Reads the site's own code, without tests and generated files, for the addresses, ids and keys in it. */
export function readSourceFiles(): SourceFile[] {
  if (!existsSync('src')) return []
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test\.tsx?|d\.ts)$/.test(entry.name),
    )
    .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .filter((file) => !file.startsWith('src/content/check/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
