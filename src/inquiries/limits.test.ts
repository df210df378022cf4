import { env } from 'node:process'
import type { Kysely } from 'kysely'
import { cleanUp } from '../../tests/cleanup'
import { kinds, newPlace, type Place } from '../../tests/inquiries/databases'
import { countMessage, messageLimit, TooMany } from './limits'
import { migrate } from './migrations'
import { purgeExpired } from './purge'
import type { Tables } from './tables'

const noon = new Date('2027-03-10T12:00:00.000Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const hour = 3600
const visitor = '203.0.113.7'

jest.setTimeout(60_000)
afterEach(() => {
  delete env.CONTACT_LIMIT
})
test.each(['-1', 'five', '1.5'])('CONTACT_LIMIT=%s is refused, by name', (value) => {
  env.CONTACT_LIMIT = value
  expect(messageLimit).toThrow(/^CONTACT_LIMIT is ".+": write how many/)
})

describe.each(kinds)('limits in %s', (kind) => {
  let place: Place
  let db: Kysely<Tables>
  beforeEach(async () => {
    place = await newPlace(kind)
    db = place.open()
    await migrate(db)
  })
  afterEach(cleanUp)

  /** As the handler does it: what is refused is not counted. @returns how long to wait where it was one too many */
  async function send(address: string, now: Date, database = db): Promise<number | 'taken'> {
    try {
      await database.transaction().execute((transaction) => countMessage(transaction, address, now))
      return 'taken'
    } catch (error) {
      if (error instanceof TooMany) return error.seconds
      throw error
    }
  }

  /** Everything that the database holds about senders. */
  async function kept() {
    return {
      salts: await db.selectFrom('salts').selectAll().execute(),
      limits: await db.selectFrom('limits').selectAll().execute(),
    }
  }

  test('five messages in ten minutes are taken, the sixth may come when they are over', async () => {
    for (let count = 0; count < 5; count++) expect(await send(visitor, later(count))).toBe('taken')
    expect(await send(visitor, later(5))).toBe(595)
    expect(await send(visitor, later(599))).toBe(1)
    expect(await send(visitor, later(600))).toBe('taken')
  })

  test('twenty messages in a day are taken, the next may come on the next day', async () => {
    for (let count = 0; count < 20; count++) expect(await send(visitor, later(count * 600))).toBe('taken')
    expect(await send(visitor, later(11 * hour))).toBe(hour)
    expect(await send(visitor, later(12 * hour))).toBe('taken')
  })

  test('each sender is counted alone; an IPv6 sender is its /64 network', async () => {
    env.CONTACT_LIMIT = '1'
    for (const address of [visitor, '203.0.113.8', '2001:db8::1', '2001:db8:0:1::1'])
      expect(await send(address, noon)).toBe('taken')
    expect(await send('2001:db8::ffff', noon)).toBe(600)
  })

  test('messages at once, at two instances, are counted one by one', async () => {
    const other = place.open()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => send(visitor, noon, at % 2 ? db : other)),
    )
    await other.destroy()
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5)
  })

  test('0 sets no limit and keeps nothing', async () => {
    env.CONTACT_LIMIT = '0'
    for (let count = 0; count < 30; count++) expect(await send(visitor, noon)).toBe('taken')
    expect(await kept()).toEqual({ salts: [], limits: [] })
  })

  test('no address is kept, only a hash under the day’s salt, which is another every day', async () => {
    await send(visitor, noon)
    const first = await kept()
    expect(JSON.stringify(first)).not.toContain('203.0.113')
    expect(first.salts).toEqual([{ day: '2027-03-10', salt: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(new Set(first.limits.map(({ key }) => key)).size).toBe(1)

    await send(visitor, later(12 * hour))
    const second = await kept()
    expect(second.salts).toHaveLength(1)
    expect(second.salts[0]?.salt).not.toBe(first.salts[0]?.salt)
    expect(second.limits.map(({ hits }) => hits)).toEqual([1, 1])
    expect(second.limits[0]?.key).not.toBe(first.limits[0]?.key)
  })

  test('what is left of former days is purged, also where nobody writes any more', async () => {
    await send(visitor, noon)
    await purgeExpired(db, later(11 * hour))
    expect((await kept()).limits).toHaveLength(2)
    await purgeExpired(db, later(12 * hour))
    expect(await kept()).toEqual({ salts: [], limits: [] })
  })
})
