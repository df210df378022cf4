import type { ColumnType } from 'kysely'
import type { Inquiry } from '../contact/inquiry-values'

/** One inquiry; each field of the form is a column. Times are ISO 8601 in UTC, as text: the same in every database, and sorted as they passed. */
export type InquiryRow = Inquiry & {
  id: string
  received_at: string
  language: string
  /** What the sender calls this message, so that a repeat is known; a hash, of bounded length. */
  idempotency_key: string | null
  /** Hash of the content, to tell a repeat from another message under the same key. */
  content_hash: string
  /** A held inquiry looks like spam: it is kept, and has no mail until someone releases it. */
  state: Defaulted<'accepted' | 'held'>
  held_reason: Defaulted<string | null>
  /** The query of the estimate that it asks for, with the prices of the day on which it came. */
  estimate: Defaulted<string | null>
  /** What the estimate came to then, in words for the house, as the server computed it. */
  estimate_summary: Defaulted<string | null>
  /** The result of a check that its sender chose to send along: which check, and the answers. */
  check_result: Defaulted<string | null>
  /** That result in words, as its sender has seen them. */
  check_summary: Defaulted<string | null>
  /** What former versions noted in place of the table `told`. */
  told_by: Defaulted<string | null>
}

/** The mail that has told the operator, or will, that an inquiry is held. */
export type ToldRow = { inquiry_id: string; mail_id: string }

/** An inquiry that is kept, but not used, as its sender asked (GDPR, article 18): since when. */
export type RestrictionRow = { inquiry_id: string; since: string }

/** When the server last looked after the database: one row, by which a clock that jumps is noticed. */
export type ClockRow = { id: number; seen_at: string }

/** One mail to the organisation: the outbox. Its `Message-ID` is made of its id. */
export type MailRow = {
  id: string
  /** What it tells of; `null` where it tells of all that was held lately. */
  inquiry_id: string | null
  /** The day (`YYYY-MM-DD`) whose mail about held inquiries it is: one a day. */
  digest_day: Defaulted<string | null>
  state: Defaulted<'waiting' | 'sent' | 'failed'>
  /** How many times sending it has failed. */
  attempts: Defaulted<number>
  next_attempt_at: string
  /** Who works on it, and until when nobody else may. */
  lease: Defaulted<string | null>
  leased_until: Defaulted<string | null>
  /** Why the last attempt failed, in words for the operator. */
  last_error: Defaulted<string | null>
  created_at: string
  sent_at: Defaulted<string | null>
}

/** How often something was done in a window of time: the limits against abuse. */
export type LimitRow = { key: string; window_start: string; hits: number }

/** The salt of one day (`YYYY-MM-DD`), without which the keys of that day say nothing about anyone. */
export type SaltRow = { day: string; salt: string }

/** The database fills it in where an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>

export type Tables = {
  inquiries: InquiryRow
  mails: MailRow
  told: ToldRow
  restrictions: RestrictionRow
  clock: ClockRow
  limits: LimitRow
  salts: SaltRow
}

/**
 * What a power cut may take of what was committed: nothing, or the last moments. The outbox's notes may be `relaxed`:
 * a mail whose note was lost is sent again, and waiting for the disk at each would slow down whoever accepts inquiries.
 */
export type Durability = 'full' | 'relaxed'
