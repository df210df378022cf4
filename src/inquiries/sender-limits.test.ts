import { env } from 'node:process'
import type { Kysely } from 'kysely'
import { engines, newPlace, openMigrated, type Place } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { countMessage, deleteFormerDays, everyoneIsLimited, messageLimits, TooMany } from './sender-limits'
import type { Tables } from './tables'

const noon = new Date('2027-03-10T12:00:00.000Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const hour = 3600
const visitor = '203.0.113.7'

const settings = [
  'CONTACT_LIMIT',
  'CONTACT_LIMIT_56',
  'CONTACT_LIMIT_48',
  'CONTACT_LIMIT_24',
  'CONTACT_LIMIT_ALL',
]
test.each(settings)('%s takes whole numbers alone, and is named', (setting) => {
  for (const value of ['-1', 'five', '1.5']) {
    env[setting] = value
    expect(messageLimits).toThrow(new RegExp(`^${setting} is "${value}": write how many`))
  }
})

describe.each(engines)('limits in %s', (engine) => {
  let place: Place
  let db: Kysely<Tables>
  beforeEach(async () => {
    place = await newPlace(engine)
    db = await openMigrated(place)
  })
  afterEach(cleanUp)

  /**
   * Counts a message as the handler does; a refused one rolls back.
   *
   * @returns how long to wait if it was too many
   */
  async function send(address: string | undefined, now: Date, database = db): Promise<number | 'taken'> {
    try {
      await database.transaction().execute((transaction) => countMessage(transaction, address, now))
      return 'taken'
    } catch (error) {
      if (error instanceof TooMany) return error.seconds
      throw error
    }
  }

  /** Returns everything that the database stores about senders. */
  async function kept() {
    return {
      salts: await db.selectFrom('salts').selectAll().execute(),
      limits: await db.selectFrom('limits').selectAll().execute(),
    }
  }

  test('the sixth message within ten minutes has to wait until they are over', async () => {
    for (let count = 0; count < 5; count++) expect(await send(visitor, later(count))).toBe('taken')
    expect(await send(visitor, later(5))).toBe(595)
    expect(await send(visitor, later(599))).toBe(1)
    expect(await send(visitor, later(600))).toBe('taken')
  })

  test('the 21st message in a day has to wait until the next day', async () => {
    for (let count = 0; count < 20; count++) expect(await send(visitor, later(count * 600))).toBe('taken')
    expect(await send(visitor, later(11 * hour))).toBe(hour)
    expect(await send(visitor, later(12 * hour))).toBe('taken')
  })

  test('senders are counted separately; an IPv6 sender is its /64 network', async () => {
    env.CONTACT_LIMIT = '1'
    for (const address of [visitor, '203.0.113.8', '2001:db8::1', '2001:db8:1:1::1'])
      expect(await send(address, noon)).toBe('taken')
    expect(await send('2001:db8::ffff', noon)).toBe(600)
  })

  test.each([
    ['CONTACT_LIMIT_56', (n: number) => `2001:db8:0:${n.toString(16)}::1`, '2001:db8:0:100::1'],
    ['CONTACT_LIMIT_48', (n: number) => `2001:db8:0:${n.toString(16)}00::1`, '2001:db8:1::1'],
    ['CONTACT_LIMIT_24', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
  ])('%s limits a sender who changes addresses', async (setting, address, elsewhere) => {
    env[setting] = '3'
    for (let count = 0; count < 3; count++) expect(await send(address(count), noon)).toBe('taken')
    expect(await send(address(3), noon)).toBe(600)
    expect(await send(elsewhere, noon)).toBe('taken')
  })

  test('CONTACT_LIMIT_ALL limits all senders together, including unknown addresses, with a message of its own', async () => {
    env.CONTACT_LIMIT_ALL = '3'
    expect(await send('203.0.113.1', noon)).toBe('taken')
    expect(await send('2001:db8::1', noon)).toBe('taken')
    expect(await send(undefined, noon)).toBe('taken')
    await expect(countMessage(db, '198.51.100.1', noon)).rejects.toMatchObject({
      from: 'everyone',
      seconds: 600,
    })
    expect(await send(undefined, later(600))).toBe('taken')
  })

  test('everyone is limited once CONTACT_LIMIT_ALL is reached, no sooner, and never without it', async () => {
    env.CONTACT_LIMIT_ALL = '2'
    for (const [address, isReached] of [
      [visitor, false],
      ['198.51.100.7', true],
    ] as const) {
      await send(address, noon)
      expect(await everyoneIsLimited(db, noon)).toBe(isReached)
    }
    expect(await everyoneIsLimited(db, later(600))).toBe(false)
    env.CONTACT_LIMIT_ALL = '0'
    expect(await everyoneIsLimited(db, noon)).toBe(false)
  })

  test('a flood from one /48 stores only up to its limit, and leaves room for others', async () => {
    let taken = 0
    for (let count = 0; count < 200; count++)
      if ((await send(`2001:db8:0:${(count * 257).toString(16)}::1`, noon)) === 'taken') taken++
    expect(taken).toBe(20)
    expect(await send(visitor, noon)).toBe('taken')
  })

  test('concurrent messages on two instances are counted exactly', async () => {
    const other = place.open()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => send(visitor, noon, at % 2 ? db : other)),
    )
    await other.destroy()
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5)
  })

  test('0 sets no limit and stores nothing', async () => {
    env.CONTACT_LIMIT = '0'
    for (let count = 0; count < 30; count++) expect(await send(visitor, noon)).toBe('taken')
    expect(await kept()).toEqual({ salts: [], limits: [] })
  })

  test('no address is stored, only a hash under the day’s salt, which changes daily', async () => {
    await send(visitor, noon)
    const first = await kept()
    expect(JSON.stringify(first)).not.toContain('203.0.113')
    expect(first.salts).toEqual([{ day: '2027-03-10', salt: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(new Set(first.limits.map(({ key }) => key)).size).toBe(3)

    await send(visitor, later(12 * hour))
    await deleteFormerDays(db, later(12 * hour))
    const second = await kept()
    expect(second.salts).toHaveLength(1)
    expect(second.salts[0]?.salt).not.toBe(first.salts[0]?.salt)
    expect(new Set(second.limits.map(({ hits }) => hits))).toEqual(new Set([1]))
    for (const { key } of second.limits) expect(first.limits.map((row) => row.key)).not.toContain(key)
  })

  test('counts of former days are purged even without new messages', async () => {
    await send(visitor, noon)
    await deleteFormerDays(db, later(11 * hour))
    expect((await kept()).limits).toHaveLength(6)
    await deleteFormerDays(db, later(12 * hour))
    expect(await kept()).toEqual({ salts: [], limits: [] })
  })

  test('counts of future days, from a wrong clock, are purged too', async () => {
    await send(visitor, later(400 * 24 * hour))
    await deleteFormerDays(db, noon)
    expect(await kept()).toEqual({ salts: [], limits: [] })
  })
})

test('PostgreSQL: the first message of a day waits for none that is still being counted for the day before', async () => {
  const place = await newPlace('PostgreSQL')
  const db = await openMigrated(place)
  const late = await place.open().startTransaction().execute()
  await countMessage(db, visitor, noon)
  await countMessage(late, visitor, noon)
  await db.transaction().execute((transaction) => countMessage(transaction, visitor, later(12 * hour)))
  await late.rollback().execute()
  await cleanUp()
})
