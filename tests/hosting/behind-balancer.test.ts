import { requester } from '../network/http'
import { cleanUp } from '../support/cleanup'
import { startCaddy, startNginx } from './proxies'
import { startDist } from './start-dist'

afterEach(cleanUp)

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])(
  '%s behind a load balancer passes on the client’s address: visitors are counted one by one',
  async (_, start) => {
    const site = await startDist({ CONTACT_LIMIT: '1', TRUST_PROXY: '2' })
    const proxy = await start(site.port)
    const send = requester(`https://localhost:${proxy.httpsPort}`)
    let count = 0
    const statusFor = async (forwarded: string) => {
      const message = `Message ${++count}`
      const reply = await send('/api/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', service: 'audit', message }),
      })
      return reply.status
    }
    expect(await statusFor('203.0.113.1')).toBe(201)
    expect(await statusFor('203.0.113.1')).toBe(429)
    // A visitor's own claim precedes what the balancer adds.
    expect(await statusFor('203.0.113.9, 203.0.113.1')).toBe(429)
    expect(await statusFor('203.0.113.2')).toBe(201)
  },
)
