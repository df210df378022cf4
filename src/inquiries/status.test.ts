import { env } from 'node:process'
import { newPlace, openMigrated } from '../../tests/inquiries/databases'
import { countMessage } from './sender-limits'
import { readStatus } from './status'

// PostgreSQL's is read by store-size.test.ts, and of one that is read-only by tests/inquiries/unusable-database.test.ts.
test('says that everyone is limited; fails if another program holds the lock, since no message could be stored', async () => {
  const place = await newPlace('SQLite')
  const database = await openMigrated(place)
  const other = await place.open().startTransaction().execute()
  await expect(readStatus(database)).rejects.toThrow(/locked/)
  await other.rollback().execute()
  expect(await readStatus(database)).toMatchObject({ limited: false, disk: { full: false } })
  env.CONTACT_LIMIT_ALL = '1'
  await countMessage(database, '203.0.113.7', new Date())
  expect(await readStatus(database)).toMatchObject({ limited: true })
})
