import { stringify } from 'csv-stringify/sync'
import { inquiryFields } from '../contact/inquiry-values'
import type { KeptInquiry } from './find-inquiries'

export const exportFormats = ['json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

const columns: readonly (keyof KeptInquiry)[] = [
  'id',
  'received_at',
  'state',
  'held_reason',
  'language',
  ...inquiryFields,
  'estimate',
  'estimate_summary',
  'check_result',
  'check_summary',
]

/**
 * Inquiries as a file, piece by piece: JSON with all that is kept, or CSV (RFC 4180, but separated by semicolons and in UTF-8
 * with a byte order mark, as a French spreadsheet expects it). No cell can become a formula: one that begins like it gets a `'`
 * before it (OWASP ASVS 5.0, 1.2.10), and each is in quotation marks, so that a line in it begins no row. No control character
 * of a visitor's reaches a terminal.
 */
export async function* exportInquiries(
  pages: AsyncIterable<readonly KeptInquiry[]>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'json') {
    yield* jsonList(pages)
    return
  }
  yield csv([columns], false)
  for await (const page of pages)
    yield csv(
      page.map((inquiry) => columns.map((column) => printable(String(inquiry[column] ?? '')))),
      true,
    )
}

/** A list in JSON, piece by piece. */
export async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages)
    for (const one of page) {
      yield `${before}${safeJson(one).replace(/^/gm, '  ')}`
      before = ',\n'
    }
  yield before.startsWith('[') ? '[]\n' : '\n]\n'
}

const csv = (rows: (readonly string[])[], isBody: boolean) =>
  stringify(rows, {
    bom: !isBody,
    delimiter: ';',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })

const printable = (text: string) =>
  text.replace(/(?!\r\n|[\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')

/** JSON whose text can be shown in a terminal: control characters beyond those that JSON itself escapes are escaped too. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
