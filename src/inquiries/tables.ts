/** One accepted inquiry. Times are ISO 8601 in UTC, as text: the same in every database. */
export type InquiryRow = {
  id: string
  received_at: string
  language: string
  name: string
  email: string
  service: string
  message: string
  /** What the sender calls this message, so that a repeat is known; a hash, of bounded length. */
  idempotency_key: string | null
  /** Hash of the content, to tell a repeat from another message under the same key. */
  content_hash: string
}

export type Tables = { inquiries: InquiryRow }
