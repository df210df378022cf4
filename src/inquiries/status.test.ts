import { env } from 'node:process'
import { engines, newPlace, openMigrated } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { countMessage } from './sender-limits'
import { readStatus } from './status'

afterEach(cleanUp)

test.each(engines)('%s: says when everyone together has reached the limit, and no sooner', async (engine) => {
  const database = await openMigrated(engine)
  Object.assign(env, { CONTACT_LIMIT: '5', CONTACT_LIMIT_ALL: '2' })
  const now = new Date()
  await countMessage(database, '203.0.113.7', now)
  expect(await readStatus(database)).toMatchObject({ limited: false })
  await countMessage(database, '198.51.100.7', now)
  expect(await readStatus(database)).toMatchObject({ limited: true })
  env.CONTACT_LIMIT_ALL = '0'
  expect(await readStatus(database)).toMatchObject({ limited: false })
})

// tests/inquiries/unusable-database.test.ts asks the same of PostgreSQL that is read-only.
test('SQLite: fails if another program holds the lock, since no message could be stored', async () => {
  const place = await newPlace('SQLite')
  const database = await openMigrated(place)
  const other = await place.open().startTransaction().execute()
  await expect(readStatus(database)).rejects.toThrow(/locked/)
  await other.rollback().execute()
  expect(await readStatus(database)).toMatchObject({ disk: { full: false } })
})
