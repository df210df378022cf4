import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { filesBelow } from '../../files/files-below'

/** Reads a text file with \n line endings, and without its byte order mark, which another rule reports. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')

/**
 * Returns the text of a file as it is, for those who write the file again; undefined if it has another encoding than
 * UTF-8: its accents would be lost.
 */
export function readAsIs(file: string): string | undefined {
  const bytes = readFileSync(file)
  return isUtf8(bytes) ? bytes.toString() : undefined
}

/** Lists the text files of a content folder. */
export const textFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.(?:mdx|yaml|json)$/.test(file))
