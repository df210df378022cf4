import { stringify } from 'csv-stringify/sync'
import type { KeptInquiry } from './find-inquiries'

export const exportFormats = ['json', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

const columns = [
  'id',
  'received_at',
  'state',
  'held_reason',
  'language',
  'name',
  'email',
  'service',
  'message',
]

/**
 * Inquiries as a file: JSON with all that is kept, or CSV (RFC 4180, but separated by semicolons and in UTF-8 with a byte
 * order mark, as a French spreadsheet expects it). No cell can become a formula: one that begins like it gets a `'` before
 * it (OWASP ASVS 5.0, 1.2.10), and each is in quotation marks, so that a line in it begins no row.
 */
export function exportInquiries(inquiries: readonly KeptInquiry[], format: ExportFormat): string {
  if (format === 'json') return `${safeJson(inquiries)}\n`
  return stringify([...inquiries], {
    bom: true,
    delimiter: ';',
    quoted: true,
    quoted_empty: true,
    columns,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}

/** JSON whose text can be shown in a terminal: control characters beyond those that JSON itself escapes are escaped too. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
