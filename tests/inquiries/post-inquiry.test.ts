import { freePort } from '../free-port'
import { newInquiry, postInquiry } from './post-inquiry'

test('says why no answer has arrived', async () => {
  const { status } = await postInquiry(`http://127.0.0.1:${await freePort()}`, newInquiry('Hello'))
  expect(status).toMatch(/ECONNREFUSED/)
})
