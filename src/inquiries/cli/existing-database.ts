import { existsSync } from 'node:fs'
import { dataPath, SettingError } from '../settings'
import { sqliteFile } from '../sqlite'

/**
 * Returns the embedded database's file. Commands never create one: an empty database would look like no inquiries.
 *
 * @throws {SettingError} if there is none
 */
export function existingDatabase(): string {
  const file = sqliteFile(dataPath())
  if (!existsSync(file))
    throw new SettingError(
      `DATA_DIR: there is no database at ${file}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return file
}
