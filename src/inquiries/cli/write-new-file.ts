import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import process, { exit, pid } from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SettingError } from '../settings'
import { signals } from './signals'

/**
 * Writes personal data to a file that only its owner can read: whole or not at all, and never over another.
 *
 * @throws {SettingError} if the file exists
 */
export async function writeNewFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new SettingError(`${file} exists already: name another file.`)
  const unfinished = `${file}.${pid}.part`
  const removeUnfinished = () => rmSync(unfinished, { force: true })
  const stop = () => {
    removeUnfinished()
    exit(1)
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    await pipeline(
      Readable.from(pieces),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    )
    renameSync(unfinished, file)
  } finally {
    removeUnfinished()
    for (const signal of signals) process.off(signal, stop)
  }
}
