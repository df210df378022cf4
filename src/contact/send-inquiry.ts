import type { Language } from '../site/languages'
import type { Inquiry, InquiryField } from './inquiry-values'

/** What is sent along: the honeypot, milliseconds since the page was opened, an estimate's address, a check's result. */
export type Extras = {
  website: string | undefined
  elapsed: number | undefined
  estimate?: string
  check?: string
}

/** The server refused the message; `fields` has an error for each invalid field. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    message: string,
    readonly fields: Partial<Record<InquiryField, string>> = {},
  ) {
    super(message)
  }
}

/** Any response that is neither 2xx nor in the API's format, for instance from a proxy. */
export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus'
  constructor(readonly status: number) {
    super(`HTTP ${status}`)
  }
}

/**
 * Posts an inquiry to `/api/contact` (docs/product.md, Contact form). Each 2xx is success.
 *
 * @param key makes the request idempotent
 * @param extras what is sent along with the fields
 * @throws {Refused | UnexpectedStatus} on any other response; the browser's own error without one
 */
export async function sendInquiry(
  inquiry: Inquiry,
  language: Language,
  key: string,
  extras?: Extras,
): Promise<void> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...inquiry, language, ...extras }),
  })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => undefined)
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('message' in answer) ||
    typeof answer.message !== 'string'
  ) {
    throw new UnexpectedStatus(response.status)
  }
  const fields =
    'fields' in answer && typeof answer.fields === 'object' && answer.fields !== null ? answer.fields : {}
  throw new Refused(answer.message, fields)
}
