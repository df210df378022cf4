import type { Kysely } from 'kysely'
import PostalMime from 'postal-mime'
import { engines, newPlace, openMigrated, type Place, store } from '../../tests/inquiries/databases'
import { addresses, type MailServer, startMailServer } from '../../tests/inquiries/mail-server'
import { cleanUp } from '../../tests/support/cleanup'
import type { Inquiry } from '../contact/inquiry-values'
import { deliverDue } from './deliver'
import { eraseInquiries, sentBy } from './erase-inquiries'
import { enqueueDigest } from './outbox'
import { purgeExpired } from './purge'
import { releaseInquiry } from './release-inquiry'
import { restrictInquiry } from './restrict-inquiry'
import { smtpSender } from './send-mail'
import type { Tables } from './tables'

const today = new Date().toISOString()
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

let mailServer: MailServer
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(cleanUp)
describe.each(engines)('the digest of held inquiries, %s', (engine) => {
  let place: Place
  let database: Kysely<Tables>

  beforeEach(async () => {
    place = await newPlace(engine)
    database = await openMigrated(place)
  })

  const hold = (more: Partial<Inquiry> = {}) =>
    store(
      database,
      { name: 'Eve', email: 'eve@evil.example', message: 'Win', ...more },
      { heldReason: '4 links in the message; a link in the name' },
    )
  const deliver = (now = Date.now()) =>
    deliverDue({
      database: async () => database,
      send: smtpSender(mailServer.url, false),
      addresses,
      now: () => now,
    })
  const texts = async () =>
    Promise.all(mailServer.received.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''))

  test('lists each with its reason and how to release it, and nothing that was typed', async () => {
    const typed = {
      name: 'Evil\r\nBcc: everyone@evil.example',
      email: 'eve@evil.example',
      message: '<script>alert(1)</script>',
    }
    const ids = [await hold(typed), await hold({ ...typed, service: '' })]
    await store(database)
    expect(await enqueueDigest(database, today)).toBe(true)
    await deliver()
    const [received] = mailServer.received.filter(({ raw }) => !raw.includes('Reply-To'))
    expect([received?.from, received?.to]).toEqual([addresses.from, [addresses.to]])
    const mail = await PostalMime.parse(received?.raw ?? '')
    expect(mail.subject).toBe('2 demandes mises de côté')
    expect([mail.html, mail.replyTo, mail.cc, mail.bcc]).toEqual([undefined, undefined, undefined, undefined])
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    for (const id of ids) expect(mail.text).toContain(id)
    expect(mail.text).toContain('4 liens dans le message ; un lien dans le nom')
    expect(mail.text).toContain('service non précisé')
    expect(mail.text).toContain('  inquiries release ')
    expect(received?.raw).not.toMatch(/evil|alert|ada@/i)
  })

  test('lists each once, with at most one mail in a quarter of a day across several instances', async () => {
    const other = place.open()
    const listed = async (now: string) =>
      (
        await Promise.all([database, other, database, other].map((instance) => enqueueDigest(instance, now)))
      ).filter(Boolean).length
    const hour = (of: string) => `${later(-1).slice(0, 10)}T${of}:00:00.000Z`
    const first = await hold()
    expect(await listed(hour('06'))).toBe(1)
    await deliver()
    const second = await hold()
    expect(await listed(hour('11'))).toBe(0)
    expect(await listed(hour('12'))).toBe(1)
    expect(await listed(later(2))).toBe(0)
    await other.destroy()
    await deliver(Date.now() + 3 * 24 * 60 * 60 * 1000)
    const bodies = await texts()
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toContain(first)
    expect(bodies[0]).not.toContain(second)
    expect(bodies[1]).toContain(second)
    expect(bodies[1]).toContain('2 attendent')
    expect(await enqueueDigest(database, later(3))).toBe(false)
  })

  test('of a single one says so, and since when', async () => {
    const id = await hold()
    const received_at = '2026-11-01T11:00:00.000Z'
    await database.updateTable('inquiries').set({ received_at }).where('id', '=', id).execute()
    await enqueueDigest(database, '2026-11-02T05:00:00.000Z')
    await deliver()
    const [{ raw = '' } = {}] = mailServer.received
    const { subject, text } = await PostalMime.parse(raw)
    expect(subject).toBe('Une demande mise de côté')
    expect(text).toMatch(/^Depuis le 1er novembre 2026, le formulaire a mis de côté une demande, /)
    expect(text).not.toMatch(/de plus|attendent/)
  })

  test('is retried under its Message-ID if the mail server fails', async () => {
    await hold()
    await enqueueDigest(database, today)
    mailServer.manner = () => 'cut after'
    await deliver()
    mailServer.manner = () => 'accept'
    await deliver(Date.now() + 60_000)
    expect(mailServer.received).toHaveLength(2)
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('omits what was released or erased before it is sent; without any left there is no mail', async () => {
    const released = await hold()
    await hold({ email: 'ada@example.org' })
    await enqueueDigest(database, today)
    await releaseInquiry(database, released)
    await eraseInquiries(database, sentBy(database, 'ada@example.org'))
    await deliver()
    expect(mailServer.received.map(({ raw }) => raw.includes('Reply-To'))).toEqual([true])
    expect(await database.selectFrom('mails').select('state').execute()).toEqual([{ state: 'sent' }])
  })

  test('does not use restricted ones, restricted before or after it is written', async () => {
    const before = await hold()
    await restrictInquiry(database, before, false)
    expect(await enqueueDigest(database, today)).toBe(false)
    const [after, told] = [await hold(), await hold()]
    await enqueueDigest(database, today)
    await restrictInquiry(database, after, false)
    await deliver()
    const [text = ''] = await texts()
    expect(text).toContain(told)
    for (const restricted of [before, after]) expect(text).not.toContain(restricted)
    expect(text).not.toContain('attendent')

    for (const restricted of [before, after]) await restrictInquiry(database, restricted, true)
    await enqueueDigest(database, later(1))
    await deliver(Date.now() + 24 * 60 * 60 * 1000)
    const [, lifted = ''] = await texts()
    for (const id of [before, after]) expect(lifted).toContain(id)
    expect(lifted).not.toContain(told)
  })

  test('tells of one that was restricted before the mail left, once that is lifted', async () => {
    const id = await hold()
    await enqueueDigest(database, today)
    await restrictInquiry(database, id, false)
    await deliver()
    expect(mailServer.received).toEqual([])
    await restrictInquiry(database, id, true)
    expect(await enqueueDigest(database, today)).toBe(true)
    await deliver()
    expect(await texts()).toEqual([expect.stringContaining(id)])
  })

  test('without held inquiries there is no mail', async () => {
    expect(await enqueueDigest(database, today)).toBe(false)
    expect(await database.selectFrom('mails').select('id').execute()).toEqual([])
  })

  test('a hundred are listed, the others counted', async () => {
    for (let count = 0; count < 103; count++) await hold()
    await enqueueDigest(database, today)
    await deliver()
    const [text = ''] = await texts()
    expect(text.match(/Référence : /g)).toHaveLength(100)
    expect(text).toContain('… et 3 de plus')
  })

  test('its record is deleted with the inquiries of its time', async () => {
    await hold()
    await enqueueDigest(database, today)
    const told = database.selectFrom('told').select('inquiry_id')
    expect(await told.execute()).toHaveLength(1)
    await purgeExpired(database, new Date(later(3 * 366)))
    expect(await database.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await told.execute()).toEqual([])
  })
})
