import { newPlace } from '../inquiries/databases'
import { startMailServer } from '../inquiries/mail-server'
import { startDist } from './start-dist'

/** A suite whose setup fails at the last step; run by `cleanup.test.ts`. */
beforeAll(async () => {
  const place = await newPlace('SQLite')
  place.open()
  const mailServer = await startMailServer()
  const site = await startDist({ ...place.settings, ...mailServer.settings() })
  console.log(`The server is process ${site.process.pid}.`)
  throw new Error('This suite stops half-way.')
})

test('never runs', () => undefined)
