import { randomUUID } from 'node:crypto'

export type Sent = { key: string; message: string }

export const newInquiry = (message: string): Sent => ({ key: randomUUID(), message })

/**
 * Posts an inquiry as the form does.
 * @returns status and id; undefined if the connection broke, which the form shows as a failure
 */
export async function postInquiry(
  url: string,
  { key, message }: Sent,
): Promise<{ status: number; id: string | undefined } | undefined> {
  try {
    const reply = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', service: 'audit', message }),
    })
    const answer: unknown = await reply.json()
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined
    return { status: reply.status, id }
  } catch {
    return undefined
  }
}
