import { readFileSync } from 'node:fs'

/** Reads a text as it is meant: without a byte order mark, which its own rule tells, and with \n at the end of each line. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
