import type { Inquiry } from '../contact/inquiry-values'
import { type Outcome, outcomePath } from '../contact/outcomes'
import { validateInquiry } from '../contact/validate-inquiry'
import { barePage } from '../site/bare-page'
import { type Language, localPath } from '../site/languages'
import { acceptInquiry, KeyReused } from './accept-inquiry'
import { checkEstimate } from './check-estimate'
import { checkResult } from './check-result'
import { clientAddress } from './client-address'
import { database } from './database'
import { isForeign } from './foreign-origin'
import { describeError, log } from './log'
import { BodyError, bodyFormat, type Request, readBody } from './read-body'
import { knownServices } from './runtime-files'
import { TooMany } from './sender-limits'
import { inquiryCounts, wakeCourier } from './start'
import { StoreFull } from './store-size'
import { suspicion } from './suspicion'
import { duration, requestLanguage, sentence, words } from './words'

export type Answer = {
  status: number
  headers?: Record<string, string>
  /** HTML for browsers, instead of a body for programs. */
  html?: string
  body?: { id: string } | { message: string; fields?: Record<string, string> }
}

/** The longest `Idempotency-Key` allowed. */
const longestKey = 255

/**
 * Handles `POST /api/contact` (docs/product.md, Contact form): 201 with the inquiry's id once it is stored; 400, 403,
 * 405, 413, 415, 422, 429 or 503 with a sentence for the visitor in the page's language. A form sent without JavaScript
 * gets a redirect to a page that says the same; if another site sent it, 403 with a bare page. Likely spam is held, and
 * answered like everything else.
 *
 * @param requestId logged on each of its lines
 * @returns always a response; internal errors are logged without the visitor's words
 */
export async function handleContact(request: Request, requestId?: string): Promise<Answer> {
  if (request.method !== 'POST') {
    return {
      status: 405,
      headers: { Allow: 'POST' },
      body: { message: sentence(requestLanguage(request), 'method') },
    }
  }
  let language = requestLanguage(request)
  const plainForm = bodyFormat(request) === 'form'
  const answer = (status: number, body: Answer['body'], outcome: Outcome, headers = {}): Answer =>
    plainForm
      ? { status: 303, headers: { ...headers, Location: localPath(outcomePath(outcome), language) } }
      : { status, headers, body }

  try {
    if (isForeign(request)) {
      inquiryCounts.foreign++
      return plainForm
        ? { status: 403, html: page(language, words[language].errors.foreign) }
        : { status: 403, body: { message: sentence(language, 'foreign') } }
    }
    const fields = await readBody(request)
    language = requestLanguage(request, fields.language)
    const checked = validateInquiry(fields, knownServices())
    if ('errors' in checked) {
      const missing = Object.values(checked.errors).includes('required')
      const { status, fields: errorWords } = words[language]
      const named = Object.fromEntries(
        Object.entries(checked.errors).map(([field, error]) => [field, errorWords[error]]),
      )
      const message = missing ? status.required : status.invalid
      inquiryCounts.invalid++
      return answer(422, { message, fields: named }, missing ? 'incomplete' : 'invalid')
    }
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || (key !== undefined && (key === '' || key.length > longestKey)))
      throw new BodyError(400)
    const { inquiry } = checked
    const estimate = checkEstimate(fields.estimate)
    const result = checkResult(fields.check, language)
    const attached = [fields.estimate, fields.check].flatMap((sent) =>
      typeof sent === 'string' && sent ? [sent] : [],
    )
    const once = plainForm ? (key ?? keyOfDay(inquiry, attached)) : key
    const heldReason = suspicion({ inquiry, fields })
    const from = clientAddress(request)
    const id = await acceptInquiry(await database(), {
      inquiry,
      language,
      key: once,
      attached,
      estimate,
      result,
      heldReason,
      from,
    })
    inquiryCounts[heldReason === undefined ? 'accepted' : 'held']++
    wakeCourier()
    return answer(201, { id }, 'sent')
  } catch (error) {
    inquiryCounts[outcomeOf(error)]++
    if (error instanceof BodyError)
      return answer(error.status, { message: sentence(language, bodyErrors[error.status]) }, 'invalid')
    if (error instanceof KeyReused) return answer(422, { message: sentence(language, 'conflict') }, 'invalid')
    if (error instanceof TooMany) {
      const reason = error.from === 'everyone' ? 'busy' : 'limited'
      const message = sentence(language, reason, { wait: duration(error.seconds, language) })
      return answer(429, { message }, 'limited', { 'Retry-After': String(error.seconds) })
    }
    // The watch reports a full store once, not with every message.
    if (!(error instanceof StoreFull))
      log.error({ id: requestId, err: describeError(error) }, 'An inquiry could not be stored')
    return answer(503, { message: sentence(language, 'unavailable') }, 'unavailable')
  }
}

function outcomeOf(error: unknown): keyof typeof inquiryCounts {
  if (error instanceof BodyError || error instanceof KeyReused) return 'invalid'
  if (error instanceof TooMany) return 'limited'
  return error instanceof StoreFull ? 'full' : 'failed'
}

/** Renders a page with the reason, for a form submitted without JavaScript; it cannot show the text again. */
function page(language: Language, reason: string): string {
  const { title, back } = words[language].notSent
  const message = reason.charAt(0).toUpperCase() + reason.slice(1)
  return barePage(language, title, message, `<a href="${localPath('/contact', language)}">${back}</a>`)
}

/**
 * Returns the key for a form without JavaScript, which sends none: the same message on the same day (UTC) counts as a
 * repeat.
 */
const keyOfDay = (inquiry: Inquiry, attached: readonly string[]) =>
  JSON.stringify([new Date().toISOString().slice(0, 10), inquiry, ...attached])

const bodyErrors = { 400: 'malformed', 413: 'tooLarge', 415: 'type' } as const
