import { readFileSync } from 'node:fs'
import { duration, sentence } from '../../src/inquiries/words'
import { languages } from '../../src/site/languages'
import { freePort } from '../network/free-port'
import { requester } from '../network/http'
import { expectUnavailable, traces } from './http-suite'
import { startNginx } from './proxies'

/* What nginx answers by itself: no server is behind it. */

test('refuses a message as the function would: JSON or a page, in the language of the form', async () => {
  const { httpsPort } = await startNginx(await freePort())
  const send = requester(`https://localhost:${httpsPort}`)
  const unavailable = await expectUnavailable(send)
  const page = await send('/fr/contact/unavailable')
  expect([page.status, page.text]).toEqual([502, expect.stringContaining('<html lang="fr"')])
  const post = (body: string) =>
    send('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const tooLarge = await post(' '.repeat(1_000_000))
  expect([tooLarge.status, JSON.parse(tooLarge.text).message]).toEqual([
    413,
    expect.stringMatching(/too long; at most 64\sKB/),
  ])
  const flood = await Promise.all(Array.from({ length: 100 }, () => post('{}')))
  const limited = flood.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThan(30)
  expect(JSON.parse(limited[0]?.text ?? '').message).toMatch(/try again in 1\sminute/)
  expect(limited[0]?.headers['retry-after']).toBe('60')
  for (const { headers } of [...unavailable, tooLarge, ...limited])
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
})

test.each(languages)('refuses in the words of the server, in %s, as Caddy does', (language) => {
  const message = (reason: Parameters<typeof sentence>[1]) =>
    JSON.stringify({ message: sentence(language, reason, { wait: duration(60, language) }) })
  const [nginx, caddy] = ['nginx.conf', 'Caddyfile'].map((file) => readFileSync(`deploy/${file}`, 'utf8'))
  for (const reason of ['tooLarge', 'limited', 'unavailable'] as const)
    expect(nginx).toContain(message(reason))
  expect(caddy).toContain(message('unavailable'))
})

test('logs nothing of a visitor, even if the server does not answer', async () => {
  const proxy = await startNginx(await freePort())
  const reply = await requester(`https://localhost:${proxy.httpsPort}`)('/healthz?secret', {
    headers: { 'User-Agent': 'browser/1' },
  })
  expect(reply.status).toBe(502)
  await proxy.stop()
  expect(proxy.output()).not.toMatch(traces)
})
