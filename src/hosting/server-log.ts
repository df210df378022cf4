import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { RequestHandler, Response } from 'express'
import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from '../inquiries/log'

/** Standard output. Lines that cannot be written, as to a file on a full disk, wait or are dropped: they must not end the server. */
const output = pino.destination({ dest: 1, sync: false, maxLength: 2 ** 20 })
// It would try forever, at the exit too.
output.on('error', () => Object.assign(output, { flushSync: () => undefined }))

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Creates a log with one line of JSON per event.
 * @param level one of `logLevels`
 */
export function createLog(level: string, destination: DestinationStream = output): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => (error instanceof Error ? describeError(error) : error) },
  }
  return pino(options, destination)
}

/** Kind of a requested address: a page, another file, a function, another known address, or none. */
type RequestKind = 'page' | 'file' | 'function' | 'other' | 'none'
export type RequestSeen = { kind: RequestKind; status: number; ms: number }

type Entry = { log: Logger; id: string; route?: string; kind: RequestKind }

/** Log data of each response in progress. */
const entries = new WeakMap<Response, Entry>()

/** Records for the log which route of the site answers a request. */
export function noteRoute(response: Response, route: string, kind: RequestKind = 'other'): void {
  const entry = entries.get(response)
  if (entry) Object.assign(entry, { route, kind })
}

/** Returns the log of one request, which adds its id to each line. */
export function logOf(response: Response): Logger | undefined {
  const entry = entries.get(response)
  return entry?.log.child({ id: entry.id })
}

/** Returns the id of a request, which is on each of its log lines. */
export const requestId = (response: Response): string | undefined => entries.get(response)?.id

/** Liveness and readiness checks, requested every few seconds by monitoring. */
export const healthRoute = '/healthz'
export const readyRoute = '/readyz'
/** Routes logged at level `debug`. */
const watched: readonly (string | undefined)[] = [healthRoute, readyRoute]

/**
 * Writes a line for each request once it is answered or aborted: method, route, status, bytes on the wire,
 * milliseconds, and the id that its error lines have too. Logs nothing about the visitor: no network address,
 * browser, query or body, and no unknown address.
 */
export function logRequests(log: Logger, onSeen?: (request: RequestSeen) => void): RequestHandler {
  return (request, response, next) => {
    const { method, socket } = request
    const [started, written] = [performance.now(), socket.bytesWritten]
    const entry: Entry = { log, id: randomUUID(), kind: 'none' }
    entries.set(response, entry)
    response.once('close', () => {
      const ms = performance.now() - started
      // What nginx, too, writes for a request whose client has gone before it was answered.
      const status = response.headersSent ? response.statusCode : 499
      onSeen?.({ kind: entry.kind, status, ms })
      log[watched.includes(entry.route) ? 'debug' : 'info'](
        {
          id: entry.id,
          method,
          route: entry.route,
          status,
          bytes: socket.bytesWritten - written,
          ms: Math.round(ms * 10) / 10,
          aborted: response.writableFinished ? undefined : true,
        },
        'request',
      )
    })
    next()
  }
}
