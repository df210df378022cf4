import type { Kysely } from 'kysely'
import { engines, openMigrated, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { clockIsPlausible, noteTime } from './clock-guard'
import type { Tables } from './tables'

const hour = 3_600_000
const day = 24 * hour

describe.each(engines)('the clock, %s', (engine) => {
  let database: Kysely<Tables>
  beforeEach(async () => {
    database = await openMigrated(engine)
  })
  afterEach(cleanUp)

  test.each([
    ['as it should be', 10 * 60_000, true],
    ['after a month without the server', 30 * day, true],
    ['13 months ahead', 396 * day, false],
    ['a little behind, as those of several instances are', -60_000, true],
    ['back after it was ahead', -20 * day, false],
  ])('%s', async (_, passed, plausible) => {
    const then = new Date('2027-03-10T12:00:00Z')
    await noteTime(database, then)
    expect(await clockIsPlausible(database, new Date(then.getTime() + passed))).toBe(plausible)
  })

  test('without a noted time, that of the last inquiry is used', async () => {
    expect(await clockIsPlausible(database, new Date())).toBe(true)
    await store(database)
    expect(await clockIsPlausible(database, new Date())).toBe(true)
    expect(await clockIsPlausible(database, new Date(Date.now() + 396 * day))).toBe(false)
  })
})
