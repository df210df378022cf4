import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DescribedResult } from '../check-results/describe'
import { type Inquiry, inquiryFields, inquiryOf } from '../contact/inquiry-values'
import type { Language } from '../site/languages'
import type { CheckedEstimate } from './check-estimate'
import { enqueueMail } from './outbox'
import { countMessage } from './sender-limits'
import { isFull, StoreFull } from './store-size'
import type { Tables } from './tables'

/** The key was used before, for a message with other content. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type Sent = {
  inquiry: Inquiry
  language: Language
  key: string | undefined
  /**
   * The estimate and the result as sent, by which a repeat is recognized: the next build may make something else of
   * them.
   */
  attached?: readonly string[]
  estimate?: CheckedEstimate
  result?: DescribedResult
  /** The reason it looks like spam: it is stored, but no mail is written until it is released. */
  heldReason?: string
  /** The sender's network address; without one, only the overall limit applies. */
  from?: string
}

/** Replaces characters that some databases reject: NUL in PostgreSQL, lone surrogates in UTF-8. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD').replace(/\p{Cs}/gu, '\uFFFD')

/**
 * Stores an inquiry and, unless it is held, its mail in one transaction (docs/decisions/outbox.md): once this returns,
 * both are committed and synced. A repeat under the same key is the same inquiry, however many arrive at once: the
 * column is unique.
 *
 * @returns the inquiry's id; for a repeat, the id of the first
 * @throws {KeyReused} if the key was used for other content; except for repeats, {TooMany} if the sender has sent too
 *   many, {StoreFull} if there is no room; else the database's error. Nothing is stored then.
 */
export async function acceptInquiry(database: Kysely<Tables>, sent: Sent): Promise<string> {
  const { inquiry, language, key, attached = [], estimate, result, heldReason, from } = sent
  const row = inquiryOf((field) => storable(inquiry[field]))
  const id = randomUUID()
  const received = new Date()
  const now = received.toISOString()
  const keyHash = key === undefined ? null : hash(key)
  const contentHash = hash(...inquiryFields.map((field) => row[field]), ...attached)

  const stored = await database.transaction().execute(async (transaction) => {
    // Before the message is written, as the watch asks: else a store that refuses messages would never be found full.
    const full = await isFull(transaction)
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('inquiries')
      .values({
        ...row,
        id,
        received_at: now,
        language,
        idempotency_key: keyHash,
        content_hash: contentHash,
        estimate: estimate?.address ?? null,
        estimate_summary: estimate?.summary ?? null,
        check_result: result?.address ?? null,
        check_summary: result?.text ?? null,
        state: heldReason === undefined ? 'accepted' : 'held',
        held_reason: heldReason ?? null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) {
      if (full) throw new StoreFull()
      await countMessage(transaction, from, received)
      if (heldReason === undefined) await enqueueMail(transaction, id, now)
      return id
    }
    const first = await transaction
      .selectFrom('inquiries')
      .select(['id', 'content_hash'])
      .where('idempotency_key', '=', keyHash)
      .executeTakeFirst()
    if (first && first.content_hash !== contentHash) throw new KeyReused()
    return first?.id
  })
  // Its first has just been erased: it is no repeat any more.
  return stored ?? acceptInquiry(database, sent)
}
