import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Inquiry } from '../contact/inquiry-values'
import type { Language } from '../site/languages'
import type { Tables } from './tables'

/** The key was used before, for a message with other content. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type Sent = { inquiry: Inquiry; language: Language; key: string | undefined }

/**
 * Stores an inquiry (design, decision 10): when this returns, it is committed and synced.
 * A repeat under the same key is the same inquiry, however many arrive at once: the column is unique.
 * @returns the inquiry's id; of a repeat, the id of the first
 * @throws {KeyReused} where the key stands for other content; else the database's error, and nothing is stored
 */
export async function acceptInquiry(
  database: Kysely<Tables>,
  { inquiry, language, key }: Sent,
): Promise<string> {
  const { name, email, service, message } = inquiry
  const id = randomUUID()
  const keyHash = key === undefined ? null : hash(key)
  const contentHash = hash(name, email, service, message)

  await database
    .insertInto('inquiries')
    .values({
      id,
      received_at: new Date().toISOString(),
      language,
      name,
      email,
      service,
      message,
      idempotency_key: keyHash,
      content_hash: contentHash,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  if (keyHash === null) return id

  const stored = await database
    .selectFrom('inquiries')
    .select(['id', 'content_hash'])
    .where('idempotency_key', '=', keyHash)
    .executeTakeFirstOrThrow()
  if (stored.content_hash !== contentHash) throw new KeyReused()
  return stored.id
}
