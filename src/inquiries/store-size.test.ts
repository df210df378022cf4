import { randomBytes } from 'node:crypto'
import { env } from 'node:process'
import { engines, openMigrated, store } from '../../tests/inquiries/databases'
import { cleanUp } from '../../tests/support/cleanup'
import { readStatus } from './status'
import { isFull, StoreFull } from './store-size'

afterEach(cleanUp)

test.each(engines)(
  '%s: all that came along with a message counts towards CONTACT_STORE_MB',
  async (engine) => {
    const database = await openMigrated(engine)
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
  },
)

test.each(engines)(
  '%s: a store that refuses a message is found full, until some are deleted',
  async (engine) => {
    const database = await openMigrated(engine)
    env.CONTACT_STORE_MB = '1'
    const fill = async () => {
      for (;;) await store(database, { message: randomBytes(30_000).toString('hex') })
    }
    await expect(fill()).rejects.toThrow(StoreFull)
    expect(await readStatus(database)).toMatchObject({ full: true })
    await database.deleteFrom('inquiries').execute()
    expect(await isFull(database)).toBe(false)
  },
)
