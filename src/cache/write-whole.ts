import { renameSync, writeFileSync } from 'node:fs'
import { pid } from 'node:process'

let written = 0

/** Writes a file that is complete or not there at all: what is broken off leaves no half file, and two at once do not meet. */
export function writeWhole(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${pid}.${written++}.part`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
