import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import path from 'node:path'
import { replyOf } from '../../tests/network/http'
import { listen } from '../../tests/network/listen'
import { onCleanUp } from '../../tests/support/cleanup'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import type { InquiryFigures } from '../inquiries/start'
import { createMetrics, serveMetrics } from './metrics'

const figures: InquiryFigures = {
  inquiries: { accepted: 3, held: 1 },
  mails: { sent: 2, unreached: 5 },
  status: {
    waiting: 2,
    late: 1,
    failed: 0,
    held: 1,
    bytes: 4096,
    full: false,
    disk: undefined,
    limited: false,
    oldest: new Date(Date.now() - 90_000).toISOString(),
  },
  limit: 1024,
  clock: 'ok',
}

test('requests, inquiries, outbox and the process are reported in the text format of Prometheus', async () => {
  const metrics = createMetrics(async () => figures)
  metrics.note({ kind: 'page', status: 200, ms: 4 })
  metrics.note({ kind: 'page', status: 200, ms: 40 })
  // Values are set, not added: reading twice changes nothing.
  await metrics.text()
  const text = await metrics.text()
  for (const line of [
    'http_requests_total{class="page",status="200"} 2',
    'http_request_duration_seconds_bucket{le="0.005",class="page"} 1',
    'inquiries_total{outcome="accepted"} 3',
    'mail_attempts_total{outcome="unreached"} 5',
    'outbox_mails{state="late"} 1',
    'inquiries_held 1',
    'inquiries_database_up 1',
    'inquiries_database_bytes 4096',
    'inquiries_clock_ok 1',
  ])
    expect(text).toContain(`${line}\n`)
  expect(Number(/^outbox_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test('an unusable database is reported, and its last figures are not repeated', async () => {
  let { status } = figures
  const metrics = createMetrics(async () => ({ ...figures, status }))
  await metrics.text()
  status = undefined
  const text = await metrics.text()
  expect(text).toContain('inquiries_database_up 0\n')
  expect(text).not.toMatch(
    /^(?:outbox_mails|outbox_oldest_seconds|inquiries_held|inquiries_database_bytes)\b/m,
  )
})

test('metrics are served on a socket of their own, which other users cannot open, and nothing else is', async () => {
  const folder = temporaryFolder()
  const socketPath = path.join(folder, 'metrics.sock')
  const metrics = createMetrics(async () => figures)
  // A killed process leaves its socket behind.
  const former = await serveMetrics(metrics, socketPath)
  onCleanUp(() => former.close())
  const server = await serveMetrics(metrics, socketPath)
  onCleanUp(() => server.close())
  const get = (address: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ socketPath, path: address, method, agent: false }, (response) =>
        replyOf(response).then(({ status }) => resolve(status), reject),
      )
      sent.once('error', reject).end()
    })
  expect(await Promise.all([get('/metrics'), get('/'), get('/metrics', 'POST')])).toEqual([200, 404, 404])
  expect(statSync(socketPath).mode & 0o007).toBe(0)
})

test('a place where the server cannot listen is reported by the name of the setting', async () => {
  const other = createServer()
  onCleanUp(() => other.close())
  const used = await listen(other)
  const metrics = createMetrics(async () => figures)
  const file = path.join(temporaryFolder(), 'notes')
  writeFileSync(file, 'precious')
  for (const address of ['127.0.0.1:99999', `127.0.0.1:${used}`, '/nowhere/metrics.sock', file])
    await expect(serveMetrics(metrics, address)).rejects.toThrow(
      new RegExp(`^METRICS_LISTEN is "${address}": [^\\n]+$`),
    )
  expect(readFileSync(file, 'utf8')).toBe('precious')
})
