import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { RequestHandler, Response } from 'express'
import pino, { type DestinationStream, type Logger } from 'pino'

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
  }
  return destination ? pino(options, destination) : pino(options)
}

type Entry = { log: Logger; id: string; route?: string }

/** What is known of each answer that is under way. */
const entries = new WeakMap<Response, Entry>()

/** Says for the log which of the site's addresses answers a request. */
export function noteRoute(response: Response, route: string): void {
  const entry = entries.get(response)
  if (entry) entry.route = route
}

/** The log of one request, whose lines bear its id. */
export function logOf(response: Response): Logger | undefined {
  const entry = entries.get(response)
  return entry?.log.child({ id: entry.id })
}

/** Asked every few seconds by whoever watches the server; its lines are of level `debug`. */
export const healthRoute = '/healthz'

/**
 * Writes a line for each request, once it is answered or broken off: method, route, status, bytes on the wire,
 * milliseconds, and an id that the log of an error bears too. Nothing of the visitor: no network address, browser,
 * query or body, and of an address that the site does not know, only that it was none.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, socket } = request
    const [started, written] = [performance.now(), socket.bytesWritten]
    const entry: Entry = { log, id: randomUUID() }
    entries.set(response, entry)
    response.once('close', () =>
      log[entry.route === healthRoute ? 'debug' : 'info'](
        {
          id: entry.id,
          method,
          route: entry.route,
          status: response.statusCode,
          bytes: socket.bytesWritten - written,
          ms: Math.round((performance.now() - started) * 10) / 10,
          aborted: response.writableFinished ? undefined : true,
        },
        'request',
      ),
    )
    next()
  }
}
