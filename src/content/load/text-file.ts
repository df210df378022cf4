import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { filesBelow } from '../../files/files-below'
import { contentFolder } from '../../settings/content-folder'
import { message } from '../messages/message'
import { type Problem, problemIn, start } from '../messages/problem'
import { ContentError } from './content-error'

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

export const notUtf8 = (file: string): Problem => problemIn(file)(start, message('notUtf8'))

/** @throws a ContentError that names every text file of the content that is not UTF-8 */
export function requireUtf8(): void {
  const wrong = textFiles(contentFolder).filter((file) => readAsIs(file) === undefined)
  if (wrong.length > 0) throw new ContentError(wrong.map(notUtf8))
}
