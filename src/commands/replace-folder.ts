import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces a folder by renaming, so that a server that runs from it misses no file meanwhile.
 * @param next the new folder
 * @param folder the folder to replace, which may not exist
 * @param former temporary path of the old one until it is deleted, on the same disk
 */
export function replaceFolder(next: string, folder: string, former: string): void {
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(next, folder)
  rmSync(former, { recursive: true, force: true })
}
