import { renameSync, writeFileSync } from 'node:fs'
import { pid } from 'node:process'

let written = 0

/** Writes a file atomically: an interrupted write leaves no partial file, and concurrent ones do not mix. */
export function writeWhole(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${pid}.${written++}.part`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
