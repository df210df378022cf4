import { inquiryFields } from '../../contact/inquiry-values'
import type { KeptInquiry } from '../find-inquiries'

/**
 * Makes a visitor's text safe for a terminal: replaces characters that move the cursor, hide text or change its
 * direction. Line feeds stay.
 */
export const visible = (text: string) =>
  text.replace(/\r\n/g, '\n').replace(/(?!\n)[\p{Cc}\p{Bidi_C}]/gu, '\uFFFD')

/**
 * Returns the address to be copied into other commands: quoted if a shell would read more into it than a word, since
 * addresses may contain backticks, `$` and `|`.
 */
function copyable({ email }: KeptInquiry): string {
  const text = visible(email)
  return /^[\w.+@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

const oneLine = (text: string, longest: number) => {
  const line = [...visible(text).replaceAll('\n', ' ')]
  return line.length > longest ? `${line.slice(0, longest - 1).join('')}…` : line.join('')
}

const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ')

/** Returns the state of the mail; of the last one if there are several. */
function mailState({ mails, state }: KeptInquiry): string {
  const mail = mails.at(-1)
  if (!mail) return state === 'held' ? 'none yet' : 'none'
  return mail.attempts > 0 && mail.state !== 'sent' ? `${mail.state}, ${mail.attempts} tried` : mail.state
}

const widths = [8, 16, 20, 17, 24, 36]
const row = (cells: readonly string[]) =>
  `${cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd()}\n`

/** Prints inquiries as a table, one line each, with their number; times are UTC. */
export async function* table(pages: AsyncIterable<readonly KeptInquiry[]>): AsyncGenerator<string> {
  let count = 0
  for await (const page of pages) {
    if (count === 0) yield row(['id', 'received (UTC)', 'state', 'mail', 'name', 'email', 'service'])
    count += page.length
    for (const inquiry of page)
      yield row([
        inquiry.id.slice(0, 8),
        minute(inquiry.received_at),
        inquiry.restricted_since ? `${inquiry.state}, restricted` : inquiry.state,
        mailState(inquiry),
        oneLine(inquiry.name, 24),
        copyable(inquiry),
        inquiry.service || '–',
      ])
  }
  yield count === 0 ? 'None.\n' : `${pluralize(count, 'inquiry', 'inquiries')}\n`
}

/** "1 mail", "2 mails". */
export const pluralize = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** @returns one inquiry with everything stored, as text; times are UTC */
export function details(inquiry: KeptInquiry): string {
  const { state, held_reason, restricted_since, estimate_summary, check_summary } = inquiry
  const facts = [
    ['id', inquiry.id],
    ['received', inquiry.received_at],
    ['state', held_reason === null ? state : `${state} (${held_reason})`],
    ...(restricted_since ? [['use', `restricted since ${restricted_since}`]] : []),
    ['language', inquiry.language],
    ...inquiryFields
      .filter((field) => field !== 'message')
      .map((field) => [field, field === 'email' ? copyable(inquiry) : oneLine(inquiry[field], 1000) || '–']),
    ...inquiry.mails.map((mail) => [
      'mail',
      [
        mail.state,
        mail.sent_at ?? '',
        mail.attempts > 0 ? `${mail.attempts} failed attempts` : '',
        mail.state === 'waiting' ? `next at ${mail.next_attempt_at}` : '',
        mail.last_error ? oneLine(mail.last_error, 500) : '',
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  ]
  const lines = facts.map(([label = '', value = '']) => `${label.padEnd(10)}${value}`)
  const summaries = [estimate_summary, check_summary].flatMap((one) => (one ? ['', visible(one)] : []))
  return [...lines, '', visible(inquiry.message), ...summaries].join('\n')
}
