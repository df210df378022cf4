import { existsSync } from 'node:fs'
import { dataPath, SettingError } from '../settings'
import { sqliteFile } from '../sqlite'

/**
 * The embedded database's file. A command makes none: an empty one would say that nobody has written.
 * @throws {SettingError} where there is none
 */
export function existingDatabase(): string {
  const file = sqliteFile(dataPath())
  if (!existsSync(file))
    throw new SettingError(
      `DATA_DIR: there is no database at ${file}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return file
}
