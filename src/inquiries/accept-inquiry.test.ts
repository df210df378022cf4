import type { Kysely } from 'kysely'
import { inquiry as ada, newPlace, openMigrated, type Place } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { acceptInquiry, KeyReused } from './accept-inquiry'
import type { Tables } from './tables'

const inquiry = { ...ada, message: 'Hello,\nit’s me — «Ada» 🐝' }
const sent = { inquiry, language: 'en', key: undefined } as const

let place: Place
let database: Kysely<Tables>

beforeEach(async () => {
  place = await newPlace('SQLite')
  database = await openMigrated(place)
})
afterEach(cleanUp)

/** Reads the rows as another program does, so only committed ones. */
const rows = () => place.open().selectFrom('inquiries').selectAll().execute()

test('once the id is returned, the inquiry is committed under it, with every text unchanged', async () => {
  const before = Date.now()
  const id = await acceptInquiry(database, { ...sent, language: 'fr' })
  const stored = await rows()
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ id, language: 'fr', ...inquiry })
  const received = new Date(stored[0]?.received_at ?? '')
  expect(stored[0]?.received_at).toBe(received.toISOString())
  expect(received.getTime()).toBeGreaterThanOrEqual(before)
  expect(received.getTime()).toBeLessThanOrEqual(Date.now())
})

test('a repeat is recognized by what was sent, whatever the server makes of it, and in whatever language', async () => {
  const accept = (attached: string, day: string, language: 'en' | 'fr' = 'en') =>
    acceptInquiry(database, {
      ...sent,
      language,
      key: 'key',
      attached: [attached],
      estimate: { address: `${attached}&day=${day}`, summary: day },
    })
  const first = await accept('audit=1', '2026-11-23')
  expect(await accept('audit=1', '2026-11-24', 'fr')).toBe(first)
  expect((await rows()).map(({ id }) => id)).toEqual([first])
  await expect(accept('audit=2', '2026-11-23')).rejects.toThrow(KeyReused)
})

test('the same message under another key is another inquiry', async () => {
  const first = await acceptInquiry(database, { ...sent, key: 'key' })
  const second = await acceptInquiry(database, { ...sent, key: 'Key' })
  expect(second).not.toBe(first)
  expect(await rows()).toHaveLength(2)
})

test.each([
  ['name', { name: 'Bob' }],
  ['e-mail', { email: 'bob@example.org' }],
  ['service', { service: '' }],
  ['message', { message: 'Goodbye' }],
  ['text between the fields', { name: 'Adaada', email: '@example.org' }],
])('the key of a message with another %s is refused, and nothing is stored', async (_, other) => {
  const first = await acceptInquiry(database, { ...sent, key: 'key' })
  const reused = acceptInquiry(database, { ...sent, key: 'key', inquiry: { ...inquiry, ...other } })
  await expect(reused).rejects.toThrow(KeyReused)
  expect(await rows()).toMatchObject([{ id: first, ...inquiry }])
})
