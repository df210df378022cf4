import type { Language } from '../site/languages'
import type { Inquiry, InquiryField } from './inquiry-values'

/**
 * What goes along: the field that people do not see, the milliseconds since the page was asked for, an estimate's address,
 * the result of a check.
 */
type Signs = {
  website: string | undefined
  elapsed: number | undefined
  estimate?: string
  check?: string
}

/** The server said no, in its own words; `fields` names what was wrong with which field. */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    message: string,
    readonly fields: Partial<Record<InquiryField, string>> = {},
  ) {
    super(message)
  }
}

/** Any answer that is neither 2xx nor in the contract's form, for instance from a proxy. */
export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus'
  constructor(readonly status: number) {
    super(`HTTP ${status}`)
  }
}

/**
 * `POST /api/contact` (docs/product.md, Contact form): any 2xx is success.
 * @param key makes a repeat of the same message harmless
 * @param signs what tells a person from a robot
 * @throws {Refused | UnexpectedStatus} on any other answer; the browser's own error where there is none
 */
export async function sendInquiry(
  inquiry: Inquiry,
  language: Language,
  key: string,
  signs?: Signs,
): Promise<void> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...inquiry, language, ...signs }),
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
