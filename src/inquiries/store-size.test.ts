import { randomBytes } from 'node:crypto'
import { env } from 'node:process'
import { cleanUp } from '../../tests/cleanup'
import { kinds, openMigrated, store } from '../../tests/inquiries/databases'
import { isFull } from './store-size'

afterEach(async () => {
  delete env.CONTACT_STORE_MB
  await cleanUp()
})

test.each(kinds)('%s: all that came along with a message counts towards CONTACT_STORE_MB', async (kind) => {
  const database = await openMigrated(kind)
  const text = () => randomBytes(15_000).toString('hex')
  for (let count = 0; count < 20; count++)
    await store(
      database,
      {},
      { estimate: { address: text(), summary: text() }, result: { address: text(), text: text() } },
    )
  env.CONTACT_STORE_MB = '2'
  expect(await isFull(database)).toBe(true)
  env.CONTACT_STORE_MB = '3'
  expect(await isFull(database)).toBe(false)
})
