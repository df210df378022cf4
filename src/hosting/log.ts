import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { RequestHandler, Response } from 'express'
import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from '../inquiries/log'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * A log of one JSON line an event.
 * @param level one of `logLevels`
 * @param destination standard output where none is given
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => (error instanceof Error ? describeError(error) : error) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What was asked for: a page, another file, a function, another address that the site knows, or none. */
export type RequestKind = 'page' | 'file' | 'function' | 'other' | 'none'
export type RequestSeen = { kind: RequestKind; status: number; ms: number }

type Entry = { log: Logger; id: string; route?: string; kind: RequestKind }

/** What is known of each answer that is under way. */
const entries = new WeakMap<Response, Entry>()

/** Says for the log which of the site's addresses answers a request. */
export function noteRoute(response: Response, route: string, kind: RequestKind = 'other'): void {
  const entry = entries.get(response)
  if (entry) Object.assign(entry, { route, kind })
}

/** The log of one request: each line has its id. */
export function logOf(response: Response): Logger | undefined {
  const entry = entries.get(response)
  return entry?.log.child({ id: entry.id })
}

/** The id of a request, on each of its lines in the log. */
export const requestId = (response: Response): string | undefined => entries.get(response)?.id

/** Asked every few seconds by whoever watches the server: whether it is alive, and whether it can take a message. */
export const healthRoute = '/healthz'
export const readyRoute = '/readyz'
/** The lines about these are of level `debug`. */
const watched: readonly (string | undefined)[] = [healthRoute, readyRoute]

/**
 * Writes a line for each request, once it is answered or broken off: method, route, status, bytes on the wire,
 * milliseconds, and the id that its errors are logged with. Nothing of the visitor: no network address, browser,
 * query or body, and of an address that the site does not know, only that it was none.
 */
export function logRequests(log: Logger, onSeen?: (request: RequestSeen) => void): RequestHandler {
  return (request, response, next) => {
    const { method, socket } = request
    const [started, written] = [performance.now(), socket.bytesWritten]
    const entry: Entry = { log, id: randomUUID(), kind: 'none' }
    entries.set(response, entry)
    response.once('close', () => {
      const ms = performance.now() - started
      onSeen?.({ kind: entry.kind, status: response.statusCode, ms })
      log[watched.includes(entry.route) ? 'debug' : 'info'](
        {
          id: entry.id,
          method,
          route: entry.route,
          status: response.statusCode,
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
