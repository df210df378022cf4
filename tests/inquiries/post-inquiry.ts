import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'

type Sent = { key: string; message: string }

export const newInquiry = (message: string): Sent => ({ key: randomUUID(), message })

/** Posts fields as the form does with JavaScript. */
export const postJson = (url: string, fields: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })

/**
 * Posts an inquiry as the form does.
 * @returns status and id; instead of a status the reason if no answer arrived, which the form shows as a failure, so that
 * a test that fails quotes it
 */
export async function postInquiry(
  url: string,
  { key, message }: Sent,
): Promise<{ status: number | string; id?: string | undefined }> {
  try {
    const fields = { name: 'Ada', email: 'ada@example.org', service: 'audit', message }
    const reply = await postJson(url, fields, { 'Idempotency-Key': key })
    const answer: unknown = await reply.json()
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined
    return { status: reply.status, id }
  } catch (error) {
    // With its cause, which says why a fetch failed.
    return { status: inspect(error) }
  }
}
