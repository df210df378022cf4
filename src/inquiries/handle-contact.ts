import type { IncomingMessage } from 'node:http'
import { type Outcome, outcomePath } from '../contact/outcomes'
import { validateInquiry } from '../contact/validate-inquiry'
import { type Language, localPath } from '../site/languages'
import { acceptInquiry, KeyReused } from './accept-inquiry'
import { database } from './database'
import { BodyError, bodyFormat, bodyLimit, readBody } from './read-body'
import { requestLanguage, words } from './words'

export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: { id: string } | { message: string; fields?: Record<string, string> }
}

type Request = IncomingMessage & { body?: unknown }

/** The longest `Idempotency-Key` that is read; a longer one is malformed. */
const longestKey = 255

/**
 * `POST /api/contact` (design, contracts; spec, sections 5, 7 and 8): 201 with the inquiry's id once it is stored;
 * 400, 405, 413, 415, 422 or 503 with a sentence for the visitor in the language of the page. A form sent without
 * JavaScript is answered by a redirect to a page that says the same.
 * @returns always an answer; what went wrong inside is logged without the visitor's words
 */
export async function handleContact(request: Request): Promise<Answer> {
  if (request.method !== 'POST') {
    return {
      status: 405,
      headers: { Allow: 'POST' },
      body: { message: sentence(requestLanguage(request), 'method') },
    }
  }
  let language = requestLanguage(request)
  const plainForm = bodyFormat(request) === 'form'
  const answer = (status: number, body: Answer['body'], outcome: Outcome): Answer =>
    plainForm
      ? { status: 303, headers: { Location: localPath(outcomePath(outcome), language) } }
      : { status, body }

  try {
    const fields = await readBody(request)
    language = requestLanguage(request, fields.language)
    const checked = validateInquiry(fields)
    if ('faults' in checked) {
      const missing = Object.values(checked.faults).includes('required')
      const { status, fields: faultWords } = words[language]
      const named = Object.fromEntries(
        Object.entries(checked.faults).map(([field, fault]) => [field, faultWords[fault]]),
      )
      const message = missing ? status.required : status.invalid
      return answer(422, { message, fields: named }, missing ? 'incomplete' : 'invalid')
    }
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || (key !== undefined && (key === '' || key.length > longestKey)))
      throw new BodyError(400)
    const id = await acceptInquiry(await database(), { inquiry: checked.inquiry, language, key })
    return answer(201, { id }, 'sent')
  } catch (error) {
    if (error instanceof BodyError)
      return answer(error.status, { message: sentence(language, bodyFaults[error.status]) }, 'invalid')
    if (error instanceof KeyReused) return answer(422, { message: sentence(language, 'conflict') }, 'invalid')
    console.error('An inquiry could not be stored:', error)
    return answer(503, { message: sentence(language, 'unavailable') }, 'unavailable')
  }
}

const bodyFaults = { 400: 'malformed', 413: 'tooLarge', 415: 'type' } as const

function sentence(
  language: Language,
  reason: 'malformed' | 'method' | 'tooLarge' | 'type' | 'conflict' | 'unavailable',
): string {
  const { status, errors } = words[language]
  return fill(status.failed, { reason: fill(errors[reason], { limit: String(bodyLimit / 1024) }) })
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
