import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Selectable } from 'kysely'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { outcomePath, outcomes } from '../../src/contact/outcomes'
import { composeMail } from '../../src/inquiries/compose-mail'
import { database } from '../../src/inquiries/database'
import type { InquiryRow } from '../../src/inquiries/tables'
import { isLanguage } from '../../src/site/languages'
import { connected, type Reply } from '../network/http'
import { type ContactServer, services } from './contact-server'
import { type HostileRequest, hostileRequest } from './hostile-bodies'
import { addresses, mailHeaders } from './mail-server'

const statuses = [201, 303, 400, 413, 415, 422]
const headerNames = new Set([
  ...['cache-control', 'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'location'],
  ...['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'],
  ...['content-security-policy', 'referrer-policy', 'transfer-encoding', 'vary', 'x-request-id'],
])
const pages = new Set(outcomes.flatMap((outcome) => [outcomePath(outcome), `/fr${outcomePath(outcome)}`]))
/** All sentences of our own that a response may contain. */
const sentences = new Set(
  [en, fr].flatMap(({ status, errors, fields }) => [
    status.required,
    status.invalid,
    ...Object.values(fields),
    ...Object.values(errors).map((reason) =>
      status.failed.replace('{{reason}}', reason.replace('{{limit}}', '64')),
    ),
  ]),
)
const fieldNames = ['name', 'email', 'service', 'message']

/** @throws if a response contains anything but our own words */
function judge({ status, headers, text }: Reply): void {
  assert(statuses.includes(status), `status ${status}`)
  for (const name of Object.keys(headers)) assert(headerNames.has(name), `header ${name}`)
  assert.equal(headers['set-cookie'], undefined)
  assert.match(String(headers['x-request-id'] ?? ''), /^[\w-]+$/)
  if (status === 303) {
    assert(pages.has(headers.location ?? ''), `location ${headers.location}`)
    assert.equal(text, '')
    return
  }
  const answer: unknown = JSON.parse(text)
  assert(typeof answer === 'object' && answer !== null)
  if (status === 201) {
    assert.deepEqual(Object.keys(answer), ['id'])
    assert.match(text, /^\{"id":"[0-9a-f-]{36}"\}$/)
    return
  }
  for (const [key, value] of Object.entries(answer)) {
    if (key === 'message') assert(sentences.has(value), `sentence ${value}`)
    else {
      assert.equal(key, 'fields')
      for (const [field, word] of Object.entries(value)) {
        assert(fieldNames.includes(field), `field ${field}`)
        assert(typeof word === 'string' && sentences.has(word), `word ${word}`)
      }
    }
  }
}

const stored = (text: string) => text.trim().replace(/\0|\p{Cs}/gu, '\uFFFD')

/** @throws if the row is anything but the sent text */
async function judgeRow(id: string, body: string): Promise<void> {
  const row = await (await database())
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sent = JSON.parse(body)
  assert.deepEqual([row.name, row.message], [stored(sent.name), stored(sent.message)])
  assert.match(row.email, /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i)
  assert(row.service === '' || services.includes(row.service), `service ${row.service}`)
  assert(isLanguage(row.language), `language ${row.language}`)
  assert(['accepted', 'held'].includes(row.state), `state ${row.state}`)
  await judgeMail(row)
}

const mailId = '00000000-0000-4000-8000-000000000000'
const transport = createTransport({ streamTransport: true, buffer: true })

/** @throws if the mail about a row has a header, a recipient or a part that is not ours, as parsed by a mail program */
async function judgeMail(row: Selectable<InquiryRow>): Promise<void> {
  const composed = composeMail(row, { id: mailId, created_at: row.received_at }, addresses)
  const { envelope, message } = await transport.sendMail(composed)
  assert.deepEqual(envelope, { from: addresses.from, to: [addresses.to] })
  assert(Buffer.isBuffer(message))
  const mail = await PostalMime.parse(message)
  assert.deepEqual(mail.headers.map(({ key }) => key).sort(), mailHeaders)
  assert.deepEqual(
    mail.to?.map(({ address }) => address),
    [addresses.to],
  )
  assert.deepEqual(
    mail.replyTo?.map(({ address }) => address),
    [row.email],
  )
  assert.equal(mail.from?.address, addresses.from)
  assert.deepEqual([mail.cc, mail.bcc, mail.html, mail.attachments], [undefined, undefined, undefined, []])
}

/**
 * Sends generated hostile requests to the form, and checks every response, every row and every mail.
 * @param seed reproduces the same requests
 * @returns how many were sent, by status
 * @throws with the smallest harmful request
 */
export async function withstand(
  server: ContactServer,
  runs: number,
  seed: number,
): Promise<Map<number, number>> {
  const ask = connected(server.origin)
  const counts = new Map<number, number>()
  const accepted = new Set<string>()
  let sentForms = 0
  const send = async ({ type, body, headers }: HostileRequest) => {
    const reply = await ask('/api/contact', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, ...headers },
    })
    judge(reply)
    counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1)
    if (reply.status === 201) {
      const { id } = JSON.parse(reply.text)
      accepted.add(id)
      await judgeRow(id, body.toString())
    }
    if (reply.headers.location?.endsWith('/sent')) sentForms++
  }
  await fc.assert(fc.asyncProperty(hostileRequest, send), { numRuns: runs, seed })
  const { inquiries, mails } = await server.stored()
  assert.equal(inquiries.length, accepted.size + sentForms, 'one row for each message, and no other')
  assert.equal(
    mails.length,
    inquiries.filter(({ state }) => state === 'accepted').length,
    'one mail for each',
  )
  return counts
}
