import { openMigrated, row, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { purgeExpired } from './purge'

afterEach(cleanUp)

async function keepsAndDeletes(now: string, kept: string, due: string): Promise<void> {
  const database = await openMigrated('SQLite')
  const rows = [kept, due].map((received_at) => ({ ...row, id: received_at, received_at }))
  await database.insertInto('inquiries').values(rows).execute()
  expect(await purgeExpired(database, new Date(now))).toBe(1)
  const left = await database.selectFrom('inquiries').select('received_at').execute()
  expect(left).toEqual([{ received_at: kept }])
}

test('an inquiry is deleted after twelve months, not before', () =>
  keepsAndDeletes('2027-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z', '2026-03-10T11:59:59.999Z'))

test('a year before a 29 February is the last day of that February', () =>
  keepsAndDeletes('2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z', '2027-02-28T11:59:59.999Z'))

test('however many have expired, all are deleted at once', async () => {
  const database = await openMigrated('SQLite')
  const rows = Array.from({ length: 300 }, (_, number) => ({ ...row, id: String(number) }))
  await database.insertInto('inquiries').values(rows).execute()
  expect(await purgeExpired(database, new Date('2028-01-01T00:00:00.000Z'))).toBe(300)
  expect(await database.selectFrom('inquiries').select('id').execute()).toEqual([])
})

test('one whose mail waits stays until that has left, if mail leaves at all', async () => {
  const database = await openMigrated('SQLite')
  await store(database)
  // The clock was 400 days slow, and is right again.
  const now = new Date(Date.now() + 400 * 24 * 3_600_000)
  expect(await purgeExpired(database, now)).toBe(0)
  await database.updateTable('mails').set({ state: 'sent' }).execute()
  expect(await purgeExpired(database, now)).toBe(1)
  await store(database)
  expect(await purgeExpired(database, now, false)).toBe(1)
})
