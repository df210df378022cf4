import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { pid } from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SettingError } from '../settings'

/**
 * Writes personal data to a file that only its owner can read: whole or not at all, and never over another.
 *
 * @throws {SettingError} if the file exists
 */
export async function writeNewFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new SettingError(`${file} exists already: name another file.`)
  const unfinished = `${file}.${pid}.part`
  try {
    await pipeline(
      Readable.from(pieces),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
