import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files-below'

/**
 * Lists the SHA-256 of files of a folder, in the format of `sha256sum --check`.
 * @param isListed chooses files by their path in the folder
 */
export const checksumsOf = (folder: string, isListed: (file: string) => boolean): string =>
  filesBelow(folder)
    .map((file) => path.posix.relative(folder, file))
    .filter(isListed)
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, file)))
      return `${hash.digest('hex')}  ${file}\n`
    })
    .join('')

const list = 'SHA256SUMS'

/** Writes `SHA256SUMS` for the other files of a folder. */
export const writeChecksums = (folder: string): void =>
  writeFileSync(
    path.join(folder, list),
    checksumsOf(folder, (file) => file !== list),
  )
