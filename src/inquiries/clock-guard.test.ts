import { openMigrated, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { jumpedSince, noteTime } from './clock-guard'

const day = 24 * 3_600_000

afterEach(cleanUp)

// On PostgreSQL the commands note and compare times: cli/inquiries.test.ts.
test('the clock is plausible a little behind, as those of several instances are, or after a month without the server', async () => {
  const database = await openMigrated('SQLite')
  const then = new Date('2027-03-10T12:00:00Z')
  for (const noted of [new Date(0), then]) await noteTime(database, noted)
  const isPlausible = async (passed: number) =>
    (await jumpedSince(database, new Date(then.getTime() + passed))) === undefined
  for (const passed of [-60_000, 10 * 60_000, 30 * day]) expect(await isPlausible(passed)).toBe(true)
  for (const passed of [-20 * day, 396 * day]) expect(await isPlausible(passed)).toBe(false)
})

test('without a noted time, that of the last inquiry is used', async () => {
  const database = await openMigrated('SQLite')
  const later = new Date(Date.now() + 396 * day)
  expect(await jumpedSince(database, later)).toBe(undefined)
  await store(database)
  const { received_at } = await database
    .selectFrom('inquiries')
    .select('received_at')
    .executeTakeFirstOrThrow()
  expect(await jumpedSince(database, new Date())).toBe(undefined)
  expect(await jumpedSince(database, later)).toBe(received_at)
})
