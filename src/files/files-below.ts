import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Lists all files below a folder.
 * @returns their paths, each starting with the folder, sorted; none if there is no such folder
 */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .sort()
    : []
