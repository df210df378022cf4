import type { ColumnType } from 'kysely'
import { type Inquiry, inquiryFields } from '../contact/inquiry-values'
import type { Extras } from '../contact/send-inquiry'

/**
 * The columns of an inquiry besides the fields of the form. Times are ISO 8601 in UTC, as text, which works in every
 * database and sorts chronologically.
 */
type OtherColumns = {
  id: string
  received_at: string
  language: string
  /** Hash of the sender's key, which identifies repeats; hashed to bound its length. */
  idempotency_key: string | null
  /** Hash of the content, to tell a repeat from another message under the same key. */
  content_hash: string
  /** A held inquiry looks like spam: it is stored, and has no mail until someone releases it. */
  state: Defaulted<'accepted' | 'held'>
  held_reason: Defaulted<string | null>
  /** The query of the attached estimate, with the prices of the day on which it came. */
  estimate: Defaulted<string | null>
  /** The estimate in words, as computed by the server then. */
  estimate_summary: Defaulted<string | null>
  /** The attached result of a check: which check, and the answers. */
  check_result: Defaulted<string | null>
  /** The result in words, as its sender saw it. */
  check_summary: Defaulted<string | null>
  /** Used by earlier versions instead of the table `told`. */
  told_by: Defaulted<string | null>
}

/** Refuses a field of the form whose name a column has, or something that the form sends along: it needs another name. */
type NewColumns<
  Fields extends Record<string, unknown> & { [name in keyof OtherColumns | keyof Extras]?: never },
> = Fields

/** One inquiry; each field of the form is a column. */
export type InquiryRow = NewColumns<Inquiry> & OtherColumns

/** The columns that what was sent fills. */
export const sentColumns = [
  ...inquiryFields,
  'estimate',
  'estimate_summary',
  'check_result',
  'check_summary',
] as const

/** One mail to the organisation: the outbox. Its `Message-ID` is derived from its id. */
export type MailRow = {
  id: string
  /** The inquiry it is about; `null` for a digest of held inquiries. */
  inquiry_id: string | null
  /** The quarter of a day (`YYYYMMDDHH`; in earlier versions the day) of a digest; unique, so that there is one in it. */
  digest_day: Defaulted<string | null>
  state: Defaulted<'waiting' | 'sent' | 'failed'>
  /** The number of failed attempts. */
  attempts: Defaulted<number>
  next_attempt_at: string
  /** The instance that sends it, and until when no other may. */
  lease: Defaulted<string | null>
  leased_until: Defaulted<string | null>
  /** The last error, in words for the operator. */
  last_error: Defaulted<string | null>
  created_at: string
  sent_at: Defaulted<string | null>
}

/** The database fills it in if an insert omits it. */
type Defaulted<T> = ColumnType<T, T | undefined, T>

export type Tables = {
  inquiries: InquiryRow
  mails: MailRow
  /** The mail that has told the operator, or will, that an inquiry is held. */
  told: { inquiry_id: string; mail_id: string }
  /** Inquiries stored but not used, as their senders asked (GDPR, article 18), and since when. */
  restrictions: { inquiry_id: string; since: string }
  /** When the server last maintained the database: one row, to detect a clock that jumps. */
  clock: { id: number; seen_at: string }
  /** Counts within time windows: the limits against abuse. */
  limits: { key: string; window_start: string; hits: number }
  /** The salt of each day (`YYYY-MM-DD`), without which that day's keys point to nobody. */
  salts: { day: string; salt: string }
}

/**
 * The durability of commits in a power cut: all of them, or all but those of the last moments. The outbox's records may
 * be `relaxed`: a mail whose record was lost is sent again, and syncing each to disk would slow down storing inquiries.
 */
export type Durability = 'full' | 'relaxed'
