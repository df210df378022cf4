import { stringify } from 'csv-stringify/sync'
import { columns, type KeptInquiry } from './find-inquiries'

export const exportFormats = ['json', 'csv'] as const
type ExportFormat = (typeof exportFormats)[number]

const csvColumns = [...columns, 'restricted_since'] as const

/**
 * Exports inquiries as a stream of text: JSON with everything stored, or CSV (RFC 4180, but separated by semicolons and
 * in UTF-8 with a byte order mark, as French spreadsheets expect it). A cell that looks like a formula gets a `'`
 * before it (OWASP ASVS 5.0, 1.2.10), and every cell is quoted, so that a line break in it begins no row. Control
 * characters are replaced, so that none reaches a terminal.
 */
export async function* exportInquiries(
  pages: AsyncIterable<readonly KeptInquiry[]>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'json') {
    yield* jsonList(pages)
    return
  }
  yield csv([csvColumns], false)
  for await (const page of pages)
    yield csv(
      page.map((inquiry) => csvColumns.map((column) => printable(String(inquiry[column] ?? '')))),
      true,
    )
}

/** Writes a JSON array as a stream. */
export async function* jsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const page of pages)
    for (const one of page) {
      yield `${before}  ${safeJson(one).replaceAll('\n', '\n  ')}`
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

const printable = (text: string) => text.replace(/(?!\r\n|[\t\n])[\p{Cc}\p{Bidi_C}]/gu, '\uFFFD')

/** Serializes JSON that is safe for a terminal: also escapes control characters that JSON itself does not. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\p{Bidi_C}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
