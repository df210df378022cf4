import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const list = 'SHA256SUMS'

/** Writes `SHA256SUMS` for the other files of a folder, in the format of `sha256sum --check`. */
export function writeChecksums(folder: string): void {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== list)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
  writeFileSync(path.join(folder, list), lines.join(''))
}
