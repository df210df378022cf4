import { env } from 'node:process'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { type ContactServer, contactServer } from '../../tests/inquiries/contact-server'
import { cleanUp } from '../../tests/support/cleanup'

const copy = { en, fr }
const inquiry = { name: 'Ada', email: 'ada@example.org', service: 'audit', message: 'Hello' }
const visitor = (last: number) => ({ 'X-Forwarded-For': `203.0.113.${last}` })

const timers = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const

let server: ContactServer
beforeEach(async () => {
  // Fakes only the clock, two minutes into a window of ten.
  jest.useFakeTimers({ now: new Date('2027-03-10T12:02:00Z'), doNotFake: [...timers] })
  env.TRUST_PROXY = '1'
  server = await contactServer()
})
afterEach(async () => {
  await cleanUp()
  jest.useRealTimers()
})

describe('a message that looks like spam', () => {
  test.each([
    ['a filled field for robots', { website: 'https://spam.example' }, /field for robots/],
    ['sent within a blink', { elapsed: 300 }, /300 ms/],
    ['full of links', { message: 'https://a.example '.repeat(9) }, /9 links/],
  ])(
    '%s is stored with the reason, sends no mail, and its sender gets the usual answer',
    async (_, change, reason) => {
      const good = await server.postJson(inquiry)
      const held = await server.postJson({ ...inquiry, ...change })
      expect(held.status).toBe(201)
      expect(Object.keys(held.headers).sort()).toEqual(Object.keys(good.headers).sort())
      expect(held.text).toHaveLength(good.text.length)
      const { inquiries, mails } = await server.stored()
      const [first, second] = inquiries
      expect(first).toMatchObject({ state: 'accepted', held_reason: null })
      expect(second).toMatchObject({
        state: 'held',
        held_reason: expect.stringMatching(reason),
        id: JSON.parse(held.text).id,
      })
      expect(mails).toMatchObject([{ inquiry_id: first?.id }])
    },
  )

  test('a plain form is answered by the page that says sent', async () => {
    const reply = await server.postForm({ ...inquiry, website: 'x', language: 'fr' })
    expect([reply.status, reply.headers.location]).toEqual([303, '/fr/contact/sent'])
    expect((await server.stored()).inquiries).toMatchObject([{ ...inquiry, state: 'held' }])
  })

  test('repeated under its key, more slowly, it is the same message', async () => {
    const key = { 'Idempotency-Key': 'one' }
    const first = await server.postJson({ ...inquiry, elapsed: 300 }, key)
    const second = await server.postJson({ ...inquiry, elapsed: 9000 }, key)
    expect(second.text).toBe(first.text)
    expect((await server.stored()).inquiries).toMatchObject([{ state: 'held' }])
  })
})

describe('a sender of too many messages', () => {
  test.each(['en', 'fr'] as const)(
    'is asked to wait, in the page’s language, and nothing more is stored (%s)',
    async (language) => {
      for (let count = 0; count < 5; count++)
        expect((await server.postJson({ ...inquiry, language }, visitor(1))).status).toBe(201)
      const reply = await server.postJson({ ...inquiry, language }, visitor(1))
      expect(reply.status).toBe(429)
      expect(reply.headers['retry-after']).toBe('480')
      expect(JSON.parse(reply.text).message).toContain(
        copy[language].errors.limited.replace('{{wait}}', '8\u00A0minutes'),
      )
      const { inquiries, mails } = await server.stored()
      expect([inquiries.length, mails.length]).toEqual([5, 5])
      expect((await server.postJson(inquiry, visitor(2))).status).toBe(201)
    },
  )

  test('gets another message when the overall limit is reached', async () => {
    env.CONTACT_LIMIT_ALL = '1'
    await server.postJson(inquiry, visitor(1))
    const reply = await server.postJson(inquiry, { ...visitor(2), 'Accept-Language': 'fr' })
    expect([reply.status, reply.headers['retry-after']]).toEqual([429, '480'])
    expect(JSON.parse(reply.text).message).toContain(fr.errors.busy.replace('{{wait}}', '8\u00A0minutes'))
  })

  test('gets 503 if the store is full, but a repeat of a stored message its first answer', async () => {
    const key = { 'Idempotency-Key': 'one' }
    const first = await server.postJson(inquiry, key)
    const from = (network: number) => ({ 'X-Forwarded-For': `198.51.${network}.1` })
    for (let count = 0; count < 20; count++)
      await server.postJson({ ...inquiry, message: 'x'.repeat(60_000) }, from(count))
    env.CONTACT_STORE_MB = '1'
    const reply = await server.postJson(inquiry, from(99))
    const repeat = await server.postJson(inquiry, key)
    env.CONTACT_STORE_MB = '2'
    const later = await server.postJson(inquiry, from(99))
    expect([reply.status, repeat.text, later.status]).toEqual([503, first.text, 201])
  })

  test('without JavaScript is redirected to the page that says so', async () => {
    for (let count = 0; count < 5; count++)
      await server.postForm({ ...inquiry, message: `Message ${count}` }, visitor(1))
    const reply = await server.postForm({ ...inquiry, message: 'One more', language: 'fr' }, visitor(1))
    expect([reply.status, reply.headers.location]).toEqual([303, '/fr/contact/limited'])
    expect(reply.headers['retry-after']).toMatch(/^\d+$/)
  })

  test('is not someone who repeats a message, or sends invalid ones', async () => {
    const key = { ...visitor(1), 'Idempotency-Key': 'one' }
    for (let count = 0; count < 20; count++) expect((await server.postJson(inquiry, key)).status).toBe(201)
    for (let count = 0; count < 20; count++)
      expect((await server.postJson({ ...inquiry, name: '' }, visitor(1))).status).toBe(422)
    for (let count = 0; count < 4; count++)
      expect((await server.postJson(inquiry, visitor(1))).status).toBe(201)
    expect((await server.postJson(inquiry, visitor(1))).status).toBe(429)
    expect((await server.postJson(inquiry, key)).status).toBe(201)
  })

  test('is identified by its connection if no proxy is trusted', async () => {
    env.TRUST_PROXY = '0'
    env.CONTACT_LIMIT = '1'
    await server.postJson(inquiry)
    expect((await server.postJson(inquiry)).status).toBe(429)
  })

  test('leaves no address behind, neither in the database nor in its answer', async () => {
    const reply = await server.postJson(inquiry, visitor(77))
    expect(JSON.stringify([await server.stored(), reply.text, reply.rawHeaders])).not.toContain('203.0.113')
  })
})

describe('a post from another site', () => {
  test.each([
    ['by Origin', { Origin: 'https://evil.example' }],
    ['by Fetch Metadata', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sandbox', { Origin: 'null' }],
  ])('is refused, in the browser’s language (%s)', async (_, headers) => {
    const json = await server.postJson(inquiry, { ...headers, 'Accept-Language': 'fr' })
    expect([json.status, JSON.parse(json.text).message]).toEqual([
      403,
      expect.stringContaining(fr.errors.foreign),
    ])
    // A browser that submitted the form itself shows the response, so it is a page.
    const form = await server.postForm(inquiry, { ...headers, 'Accept-Language': 'fr' })
    expect([form.status, form.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(form.text).toContain('<html lang="fr">')
    // Such a page cannot show the text again, and does not say so.
    const [first = '', ...rest] = fr.errors.foreign
    expect(form.text).toContain(`<p>${first.toUpperCase()}${rest.join('')}</p>`)
    expect(form.text).toContain('href="/fr/contact"')
    expect((await server.stored()).inquiries).toEqual([])
  })
})
