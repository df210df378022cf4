import { once } from 'node:events'
import { chmodSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { messageOf } from '../inquiries/log'
import { SettingError } from '../inquiries/settings'
import type { InquiryFigures } from '../inquiries/start'
import type { RequestSeen } from './server-log'

type Metrics = {
  /** Records a finished request. */
  note: (request: RequestSeen) => void
  /** Returns all metrics in Prometheus' text format. */
  text: () => Promise<string>
}

/**
 * Creates the server's metrics, named by Prometheus' conventions
 * (https://prometheus.io/docs/practices/naming/).
 * @param figures reads the figures of a function, on each read of the metrics
 */
export function createMetrics(figures: () => Promise<InquiryFigures | undefined>): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [register] })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] })
  const requests = counter(
    'http_requests_total',
    'Requests that were answered, by what was asked for and the status.',
    ['class', 'status'],
  )
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['class'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    registers: [register],
  })
  const ready = gauge('inquiries_database_up', 'Whether the database of inquiries can be used.')
  const inquiries = counter(
    'inquiries_total',
    'Posts of the form since the start, repeats too, by what became of them.',
    ['outcome'],
  )
  const attempts = counter('mail_attempts_total', 'Attempts to send a mail since the start, by outcome.', [
    'outcome',
  ])
  const outbox = gauge('outbox_mails', 'Mails in the outbox: that wait, of them late, that have failed.', [
    'state',
  ])
  const oldest = gauge(
    'outbox_oldest_seconds',
    'How long the oldest mail has been waiting; 0 where none waits.',
  )
  const held = gauge('inquiries_held', 'Inquiries that wait for a person.')
  const bytes = gauge('inquiries_database_bytes', 'Bytes of the database that are in use.')
  const clock = gauge('inquiries_clock_ok', '0 if the clock has jumped: then nothing expires.')
  const limit = gauge('inquiries_database_limit_bytes', 'CONTACT_STORE_MB in bytes.')

  async function readFigures(): Promise<void> {
    const found = await figures()
    if (!found) return
    inquiries.reset()
    for (const [outcome, count] of Object.entries(found.inquiries)) inquiries.inc({ outcome }, count)
    attempts.reset()
    for (const [outcome, count] of Object.entries(found.mails)) attempts.inc({ outcome }, count)
    limit.set(found.limit)
    clock.set(found.clock === 'ok' ? 1 : 0)
    ready.set(found.status ? 1 : 0)
    const { status } = found
    if (!status) {
      // Unknown, not as it was before the database failed.
      outbox.reset()
      for (const figure of [oldest, held, bytes]) figure.remove()
      return
    }
    for (const state of ['waiting', 'late', 'failed'] as const) outbox.set({ state }, status[state])
    oldest.set(status.oldest ? Math.max(0, (Date.now() - Date.parse(status.oldest)) / 1000) : 0)
    held.set(status.held)
    bytes.set(status.bytes)
  }

  return {
    note: ({ kind, status, ms }) => {
      requests.inc({ class: kind, status })
      durations.observe({ class: kind }, ms / 1000)
    },
    text: async () => {
      await readFigures()
      return register.metrics()
    },
  }
}

/**
 * Serves the metrics at `GET /metrics` on a separate address.
 * @param address `host:port` or the path of a Unix socket
 * @throws {SettingError} if it cannot listen there
 */
export async function serveMetrics(metrics: Metrics, address: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const isSocket = address.startsWith('/')
  const [, host = '', port = ''] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? []
  try {
    // Removes the socket of a former run, and nothing else.
    if (isSocket && statSync(address, { throwIfNoEntry: false })?.isSocket()) rmSync(address)
    server.listen(isSocket ? { path: address } : { host, port: Number(port) })
    await once(server, 'listening')
    if (isSocket) chmodSync(address, 0o660)
  } catch (error) {
    throw new SettingError(
      `METRICS_LISTEN is "${address}": the server cannot listen there (${messageOf(error)}). Give another.`,
    )
  }
  return server
}
