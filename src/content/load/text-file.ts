import { readFileSync } from 'node:fs'

/** Reads a text file with \n line endings, and without its byte order mark, which another rule reports. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
