import { readFileSync } from 'node:fs'

/** Reads a text without its byte order mark, which another rule reports, and with \n line endings. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
