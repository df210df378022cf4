import { env } from 'node:process'
import { temporaryFolder } from '../../tests/temporary-folder'
import { emptyInquiry } from '../contact/inquiry-values'
import { closeDatabase, database } from './database'
import { purgeExpired } from './purge'

beforeEach(() => {
  env.DATA_DIR = temporaryFolder()
})
afterEach(async () => {
  await closeDatabase()
  delete env.DATA_DIR
})

async function keepsAndDeletes(now: string, kept: string, due: string): Promise<void> {
  const db = await database()
  const row = {
    ...emptyInquiry,
    language: 'fr',
    name: 'Ada',
    email: 'a@example.org',
    service: '',
    message: 'x',
    idempotency_key: null,
  }
  const rows = [kept, due].map((received_at) => ({
    ...row,
    id: received_at,
    content_hash: received_at,
    received_at,
  }))
  await db.insertInto('inquiries').values(rows).execute()
  expect(await purgeExpired(db, new Date(now))).toBe(1)
  expect(await db.selectFrom('inquiries').select('received_at').execute()).toEqual([{ received_at: kept }])
}

test('an inquiry is deleted after twelve months, not before', () =>
  keepsAndDeletes('2027-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z', '2026-03-10T11:59:59.999Z'))

test('a year before a 29 February is the last day of that February', () =>
  keepsAndDeletes('2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z', '2027-02-28T11:59:59.999Z'))
