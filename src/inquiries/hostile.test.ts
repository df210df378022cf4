import { env } from 'node:process'
import { type ContactServer, contactServer } from '../../tests/inquiries/contact-server'
import { withstand } from '../../tests/inquiries/withstand'

let server: ContactServer
beforeAll(async () => {
  env.CONTACT_LIMIT = '0'
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = await contactServer()
})
afterAll(() => {
  jest.restoreAllMocks()
})

/** Fifty thousand: `npm run bench -- hostile`. */
test('hostile bodies cause no 5xx, and none of their text appears in a header, a row, a tag or a response', async () => {
  const counts = await withstand(server, 500, 1)
  // Each status must occur often enough: a body that is always refused would prove little.
  for (const status of [201, 303, 400, 413, 415, 422]) expect(counts.get(status)).toBeGreaterThan(5)
})
