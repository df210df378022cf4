import type { Kysely } from 'kysely'
import { engines, openMigrated, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { clockIsPlausible, noteTime } from './clock-guard'
import type { Tables } from './tables'

const day = 24 * 3_600_000

describe.each(engines)('the clock, %s', (engine) => {
  let database: Kysely<Tables>
  beforeEach(async () => {
    database = await openMigrated(engine)
  })
  afterEach(cleanUp)

  test('is plausible a little behind, as those of several instances are, or after a month without the server', async () => {
    const then = new Date('2027-03-10T12:00:00Z')
    await noteTime(database, then)
    const isPlausible = (passed: number) => clockIsPlausible(database, new Date(then.getTime() + passed))
    for (const passed of [-60_000, 10 * 60_000, 30 * day]) expect(await isPlausible(passed)).toBe(true)
    for (const passed of [-20 * day, 396 * day]) expect(await isPlausible(passed)).toBe(false)
  })

  test('without a noted time, that of the last inquiry is used', async () => {
    expect(await clockIsPlausible(database, new Date())).toBe(true)
    await store(database)
    expect(await clockIsPlausible(database, new Date())).toBe(true)
    expect(await clockIsPlausible(database, new Date(Date.now() + 396 * day))).toBe(false)
  })
})
