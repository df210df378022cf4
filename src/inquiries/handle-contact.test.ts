import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { inspect } from 'node:util'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { type ContactServer, contactServer } from '../../tests/inquiries/contact-server'
import { cleanUp } from '../../tests/support/cleanup'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { openSqlite } from './sqlite'

const copy = { en, fr }
const inquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  service: 'audit',
  message: 'Hello,\nit’s «Ada» 🐝',
}
const json = 'application/json'
const required = {
  en: 'Please fill in all required fields.',
  fr: 'Veuillez remplir tous les champs obligatoires.',
}

let server: ContactServer
/** The folder of the database, which does not exist yet. */
let data: string
let logged: jest.SpiedFunction<typeof console.error>

beforeEach(async () => {
  server = await contactServer()
  data = path.join(temporaryFolder(), 'data')
  Object.assign(env, { DATA_DIR: data, CONTACT_LIMIT: '0' })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await cleanUp()
  jest.restoreAllMocks()
})

const rows = async () => (await server.stored()).inquiries

/** Returns everything that was logged. */
const log = () =>
  logged.mock.calls
    .flat()
    .map((part: unknown) =>
      part instanceof Error ? `${part.stack} ${inspect(part, { depth: 10 })}` : inspect(part),
    )
    .join(' ')

/** Returns the sentence for a failure. */
const failed = (language: 'en' | 'fr', reason: keyof typeof en.errors) =>
  copy[language].status.failed.replace('{{reason}}', copy[language].errors[reason].replace('{{limit}}', '64'))

describe('an accepted inquiry', () => {
  test('is answered with 201 and the id under which it is stored', async () => {
    const reply = await server.postJson({ ...inquiry, language: 'fr' })
    expect(reply.status).toBe(201)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.headers['cache-control']).toBe('no-store')
    const stored = await rows()
    expect(stored).toHaveLength(1)
    expect(JSON.parse(reply.text)).toEqual({ id: stored[0]?.id })
    expect(stored[0]).toMatchObject({ ...inquiry, language: 'fr' })
    expect(stored[0]?.id).not.toBe('')
  })

  test('may be as long as the size limit allows', async () => {
    const message = 'a'.repeat(60_000)
    expect((await server.postJson({ ...inquiry, message })).status).toBe(201)
    expect(await rows()).toMatchObject([{ message }])
  })

  test('sent twice without a key is stored twice', async () => {
    await server.postJson(inquiry)
    await server.postJson(inquiry)
    expect(await rows()).toHaveLength(2)
  })
})

describe('another method', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is answered with 405 and the allowed one',
    async (method) => {
      const reply = await server.ask('/api/contact', { method, headers: { 'Accept-Language': 'fr' } })
      expect(reply.status).toBe(405)
      expect(reply.headers.allow).toBe('POST')
      expect(JSON.parse(reply.text)).toEqual({ message: failed('fr', 'method') })
    },
  )

  test('HEAD too, without a body', async () => {
    const reply = await server.ask('/api/contact', { method: 'HEAD' })
    expect([reply.status, reply.headers.allow, reply.text]).toEqual([405, 'POST', ''])
  })
})

describe.each(['en', 'fr'] as const)(
  'unreadable requests get an error in the browser’s preferred language (%s)',
  (language) => {
    const headers = { 'Accept-Language': language }

    // `read-body.test.ts` tests what is unreadable.
    test.each([
      [400, 'malformed', json, '{"name":'],
      [413, 'tooLarge', json, JSON.stringify({ ...inquiry, message: 'a'.repeat(1_000_000) })],
      [415, 'type', 'text/plain', JSON.stringify(inquiry)],
    ] as const)('%d', async (status, reason, type, body) => {
      const reply = await server.post(type, body, headers)
      expect(reply.status).toBe(status)
      expect(JSON.parse(reply.text)).toEqual({ message: failed(language, reason) })
      expect(await rows()).toEqual([])
    })
  },
)

test.each([
  ['http://ours.example/fr/contact?service=audit', 'en', 'fr'],
  ['http://ours.example/contact', 'fr', 'en'],
  ['https://theirs.example/fr/contact', 'en', 'en'],
  ['ours.example/fr/contact', 'en', 'en'],
] as const)(
  'an unreadable request from %s, whose browser prefers %s, gets an error in %s',
  async (page, accepted, expected) => {
    const headers = { Host: 'ours.example', Referer: page, 'Accept-Language': accepted }
    const reply = await server.post('text/plain', 'Hello', headers)
    expect(JSON.parse(reply.text)).toEqual({ message: failed(expected, 'type') })
  },
)

describe.each(['en', 'fr'] as const)(
  'missing or invalid fields are reported in the page’s language (%s)',
  (language) => {
    const { fields: words, status } = copy[language]
    const headers = { 'Accept-Language': language === 'en' ? 'fr' : 'en' }

    test('all missing fields are named, in the order of the form', async () => {
      const reply = await server.postJson({ language }, headers)
      expect(reply.status).toBe(422)
      const { message, fields } = JSON.parse(reply.text)
      expect(message).toBe(required[language])
      expect(Object.entries(fields)).toEqual(
        ['name', 'email', 'message'].map((field) => [field, words.required]),
      )
      expect(await rows()).toEqual([])
    })

    test.each([
      ['a bad address', { email: 'ada' }, { email: words.email }],
      ['an unknown service', { service: 'tea' }, { service: words.service }],
      ['a number for a name', { name: 1 }, { name: words.text }],
    ])('%s: 422, naming the field', async (_, wrong, fields) => {
      const reply = await server.postJson({ ...inquiry, language, ...wrong }, headers)
      expect({ status: reply.status, ...JSON.parse(reply.text) }).toEqual({
        status: 422,
        message: status.invalid,
        fields,
      })
      expect(await rows()).toEqual([])
    })
  },
)

describe('the language', () => {
  test.each([
    ['what the page says', 'fr', 'en', 'fr'],
    ['what the page says', 'en', 'fr', 'en'],
    ['what the browser accepts where the page says nothing', undefined, 'fr', 'fr'],
    ['what the browser accepts where the page says a language that we lack', 'eo', 'fr', 'fr'],
    ['what the browser accepts where the page says no text', ['fr'], 'en', 'en'],
    ['the variant that the browser accepts', undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['the first that we have', undefined, 'eo, FR;q=0.8, en;q=0.5', 'fr'],
    ['the one preferred, wherever it stands', undefined, 'en;q=0.1, fr', 'fr'],
    ['English where the browser has another with the same first letters', undefined, 'frr', 'en'],
    ['English first', undefined, 'en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['English where we have none', undefined, 'eo, la', 'en'],
    ['English where the browser says nothing', undefined, '', 'en'],
  ] as const)('is %s (page %j, browser %j)', async (_, language, accepted, expected) => {
    const headers = { 'Accept-Language': accepted }
    const reply = await server.postJson({ ...inquiry, language, name: '' }, headers)
    expect(JSON.parse(reply.text)).toMatchObject({ message: required[expected] })
    await server.postJson({ ...inquiry, language }, headers)
    expect(await rows()).toMatchObject([{ language: expected }])
  })
})

describe('Idempotency-Key', () => {
  const keyed = { 'Idempotency-Key': 'one' }

  test('50 repeats at once are answered alike and stored once, also as the first inquiry of a new database', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => server.postJson(inquiry, keyed)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    const stored = await rows()
    expect(stored).toHaveLength(1)
    expect(new Set(replies.map(({ text }) => JSON.parse(text).id))).toEqual(new Set([stored[0]?.id]))
  })

  test('50 inquiries at once under 50 keys are all stored', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => String(index))
    const replies = await Promise.all(
      numbers.map((message) => server.postJson({ ...inquiry, message }, { 'Idempotency-Key': message })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await rows()).map(({ message }) => message).sort()).toEqual([...numbers].sort())
  })

  test.each(['en', 'fr'] as const)('under the key of another message: 422 (%s)', async (language) => {
    await server.postJson(inquiry, keyed)
    const reply = await server.postJson({ ...inquiry, message: 'Goodbye', language }, keyed)
    expect(reply.status).toBe(422)
    expect(JSON.parse(reply.text)).toEqual({ message: failed(language, 'conflict') })
    expect(await rows()).toMatchObject([inquiry])
  })

  test.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
  ])('a key that is %s is malformed: 400', async (_, key) => {
    const reply = await server.postJson({ ...inquiry, language: 'fr' }, { 'Idempotency-Key': key })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.text)).toEqual({ message: failed('fr', 'malformed') })
    expect(await rows()).toEqual([])
  })

  test('a key of 255 characters is read', async () => {
    expect((await server.postJson(inquiry, { 'Idempotency-Key': 'k'.repeat(255) })).status).toBe(201)
  })

  test('a refused message does not use up the key', async () => {
    expect((await server.postJson({ ...inquiry, name: '' }, keyed)).status).toBe(422)
    expect((await server.postJson(inquiry, keyed)).status).toBe(201)
  })
})

describe.each([
  ['en', ''],
  ['fr', '/fr'],
] as const)('a form without JavaScript is answered by a page (%s)', (language, prefix) => {
  test('sent', async () => {
    const reply = await server.postForm({ ...inquiry, language })
    expect([reply.status, reply.headers.location, reply.text]).toEqual([303, `${prefix}/contact/sent`, ''])
    expect(await rows()).toMatchObject([{ ...inquiry, language }])
  })

  test.each([
    ['a missing address beside an unknown service', { email: '', service: 'tea' }, '/contact/incomplete'],
    ['an unknown service', { service: 'tea' }, '/contact/invalid'],
  ])('%s', async (_, wrong, location) => {
    const reply = await server.postForm({ ...inquiry, language, ...wrong }, { 'Accept-Language': 'eo' })
    expect([reply.status, reply.headers.location]).toEqual([303, `${prefix}${location}`])
    expect(await rows()).toEqual([])
  })

  test('too long a message', async () => {
    const reply = await server.postForm(
      { ...inquiry, message: 'a'.repeat(1_000_000) },
      { 'Accept-Language': language },
    )
    expect([reply.status, reply.headers.location]).toEqual([303, `${prefix}/contact/invalid`])
  })

  test('pressing the button again sends nothing twice; another message is new', async () => {
    for (const message of ['One', 'One', 'Two', 'One']) {
      const { headers } = await server.postForm({ ...inquiry, language, message })
      expect(headers.location).toBe(`${prefix}/contact/sent`)
    }
    expect((await rows()).map(({ message }) => message)).toEqual(['One', 'Two'])
  })

  test('not stored', async () => {
    writeFileSync(data, 'a file in the place of the folder')
    const reply = await server.postForm({ ...inquiry, language })
    expect([reply.status, reply.headers.location]).toEqual([303, `${prefix}/contact/unavailable`])
  })
})

describe('with an unwritable DATA_DIR', () => {
  test.each(['en', 'fr'] as const)(
    '503 in the page’s language, until it is writable (%s)',
    async (language) => {
      writeFileSync(data, 'a file in the place of the folder')
      for (const _ of [1, 2]) {
        const reply = await server.postJson({ ...inquiry, language })
        expect(reply.status).toBe(503)
        expect(JSON.parse(reply.text)).toEqual({ message: failed(language, 'unavailable') })
        expect(reply.text).not.toContain('..')
      }
      rmSync(data)
      expect((await server.postJson(inquiry)).status).toBe(201)
      expect(await rows()).toMatchObject([inquiry])
    },
  )

  test('the log says why, without the visitor’s words', async () => {
    writeFileSync(data, '')
    await server.postJson(inquiry)
    expect(log()).toContain('DATA_DIR')
    for (const word of ['Ada', 'ada@example.org', 'Hello']) expect(log()).not.toContain(word)
  })

  test('invalid requests still get their own errors', async () => {
    writeFileSync(data, '')
    expect((await server.postJson({ ...inquiry, name: '' })).status).toBe(422)
  })
})

test('if the database fails midway: 503, and the log is without the visitor’s words', async () => {
  await server.postJson(inquiry)
  const other = openSqlite(data)
  await other.schema.dropTable('inquiries').execute()
  await other.destroy()
  expect((await server.postJson(inquiry)).status).toBe(503)
  expect(log()).toContain('no such table: inquiries')
  for (const word of ['Ada', 'ada@example.org', 'Hello']) expect(log()).not.toContain(word)
})

describe('JSON keys named like properties of Object.prototype', () => {
  const evil =
    '"__proto__":{"polluted":1,"language":"fr"},"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":"x"'

  test('are left out of an inquiry', async () => {
    const reply = await server.post(json, `{${evil},${JSON.stringify(inquiry).slice(1)}`)
    expect(reply.status).toBe(201)
    expect(await rows()).toMatchObject([{ ...inquiry, language: 'en' }])
    expect({}).not.toHaveProperty('polluted')
  })

  test('do not replace a field', async () => {
    const reply = await server.post(json, `{"__proto__":${JSON.stringify(inquiry)}}`)
    expect(reply.status).toBe(422)
    expect(Object.keys(JSON.parse(reply.text).fields)).toEqual(['name', 'email', 'message'])
    expect(await rows()).toEqual([])
  })

  test('are left out of a form', async () => {
    const reply = await server.postForm({ ...inquiry, constructor: 'x', toString: 'x', ['__proto__']: 'x' })
    expect([reply.status, reply.headers.location]).toEqual([303, '/contact/sent'])
    expect(await rows()).toMatchObject([inquiry])
  })
})
