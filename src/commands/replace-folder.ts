import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces a folder by renaming, so that a server that runs from it never finds it half copied.
 * @param next the new folder
 * @param folder the folder to replace; need not exist
 * @param former path on the same disk to which the old folder is moved before it is deleted
 */
export function replaceFolder(next: string, folder: string, former: string): void {
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(next, folder)
  rmSync(former, { recursive: true, force: true })
}
