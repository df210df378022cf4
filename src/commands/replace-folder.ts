import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a folder in the place of another by renaming, so that a server that runs from it misses nothing meanwhile.
 * @param next the folder that takes its place
 * @param folder the place, where there may be a former one
 * @param former where the former one waits to be deleted, on the same disk
 */
export function replaceFolder(next: string, folder: string, former: string): void {
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(next, folder)
  rmSync(former, { recursive: true, force: true })
}
