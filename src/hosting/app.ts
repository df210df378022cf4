import type { RequestListener } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import express, { type NextFunction, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { defaultLanguage, localPath, splitPath } from '../site/languages'
import { type Manifest, notFoundPages } from './manifest'
import { refuse } from './refuse'
import { fileSender } from './send-file'
import {
  createLog,
  healthRoute,
  logOf,
  logRequests,
  noteRoute,
  type RequestSeen,
  readyRoute,
  requestId,
} from './server-log'

type Handler = (request: Request, response: Response) => unknown

/** `ready` determines the status code; the other fields say what is wrong. */
export type Readiness = { ready: boolean } & Record<string, unknown>

type Options = {
  manifest: Manifest
  /** The folder that holds `public`. */
  root: string
  loadFunction: (file: string) => Handler
  /** Reports whether the site can accept messages, and what is wrong. */
  readiness?: () => Promise<Readiness>
  /** Called after each request. */
  onSeen?: (request: RequestSeen) => void
  /** Without it, only errors are written. */
  log?: Logger
}

/**
 * Implements the route manifest: files by exact address, so that nothing outside the public folder can be named;
 * functions, loaded once; redirects; the 404 page of the address's language.
 */
export function createApp({
  manifest,
  root,
  loadFunction,
  readiness = async () => ({ ready: true }),
  onSeen,
  log = createLog('error'),
}: Options): RequestListener {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('case sensitive routing', true)
  app.set('strict routing', true)

  /** The functions by their files. */
  const handlers = new Map<string, Handler>()
  const sendFile = fileSender(path.join(root, 'public'))
  const everyAnswer = new Map(Object.entries(manifest.headers))
  app.use(logRequests(log, onSeen), (_request, response, next) => {
    response.setHeaders(everyAnswer)
    next()
  })
  app.get(healthRoute, (_, response) => {
    noteRoute(response, healthRoute)
    response.set('cache-control', 'no-store').type('text').send('ok')
  })
  app.get(readyRoute, async (_, response) => {
    noteRoute(response, readyRoute)
    const found = await readiness()
    response
      .set('cache-control', 'no-store')
      .status(found.ready ? 200 : 503)
      .json(found)
  })
  app.use(refuseMalformed)
  app.use(answerQuery)
  app.use(serveFile)
  for (const [address, file] of Object.entries(manifest.functions)) {
    const handler = loadFunction(file)
    handlers.set(file, handler)
    app.all(address, (request, response) => {
      noteRoute(response, address, 'function')
      const id = requestId(response)
      if (id) response.set('x-request-id', id)
      return handler(request, response)
    })
  }
  app.use(withoutTrailingSlash)
  for (const { from, to, status } of manifest.redirects)
    app.get(from, (request, response) => {
      noteRoute(response, from)
      response.redirect(status, fill(to, request))
    })
  app.use(answerNotFound)
  app.use(answerError)
  return (request, response) => {
    request.url = originForm(request.url ?? '')
    app(request, response)
  }

  /** Lets a function answer a page that is requested with a query, with the headers of the page's file. */
  async function answerQuery(request: Request, response: Response, next: NextFunction): Promise<void> {
    const [address = '', query] = request.url.split('?')
    const page = query ? manifest.files[address] : undefined
    const handler = handlers.get(manifest.answered[address] ?? '')
    if (!page || !handler) {
      next()
      return
    }
    noteRoute(response, address, 'page')
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
    compress(request, response, () => undefined)
    await handler(request, response)
  }

  /** Sends a file. Registered before the functions, as most requests are for files. */
  async function serveFile(request: Request, response: Response, next: NextFunction): Promise<void> {
    const address = decodeURIComponent(request.path)
    const found = notFoundPages.has(address) ? undefined : manifest.files[address]
    if (!found) {
      next()
      return
    }
    noteRoute(response, address, found.file.endsWith('.html') ? 'page' : 'file')
    if (onlyReads(request)) await sendFile(found, request, response)
    else response.status(405).set('Allow', 'GET, HEAD').type('text').end()
  }

  async function answerNotFound(request: Request, response: Response): Promise<void> {
    const page =
      manifest.files[localPath('/404', splitPath(request.path).language)] ??
      manifest.files[localPath('/404', defaultLanguage)]
    response.status(404)
    if (page && onlyReads(request)) await sendFile(page, request, response)
    else response.type('text').end()
  }
}

/** Compresses what a function answers; files are compressed when they are built. */
const compress = compression()

/** Returns path and query of an address in absolute form (RFC 9112, 3.2.2); an invalid one becomes a malformed path. */
function originForm(target: string): string {
  // No client may send a fragment, and `url.parse`, which Express falls back to, would quote the address in a warning.
  if (target.includes('#')) return '/%'
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return '/%'
  const { pathname, search } = new URL(target)
  return `${pathname.startsWith('/') ? pathname : '/%'}${search}`
}

const onlyReads = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * Sends an error: failed preconditions and unsatisfiable ranges keep their status (RFC 9110, 15.5.13 and
 * 15.5.17); everything else is a server error.
 */
function answerError(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  if (response.headersSent) {
    logOf(response)?.error({ err: error }, 'An answer was broken off')
    response.destroy()
  } else if (status === 412 || status === 416) {
    for (const name of ['Content-Encoding', 'Content-Type', 'Cache-Control']) response.removeHeader(name)
    response.status(status).end()
  } else {
    logOf(response)?.error({ err: error }, 'A request could not be answered')
    for (const name of ['Content-Encoding', 'ETag', 'Accept-Ranges']) response.removeHeader(name)
    refuse(request, response, 500)
  }
}

function refuseMalformed(request: Request, response: Response, next: NextFunction): void {
  const { expect } = request.headers
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    response.status(417).end()
    return
  }
  try {
    decodeURIComponent(request.path)
    if (request.path.includes('\\') || request.path.includes('%00')) throw new URIError('malformed')
    next()
  } catch {
    refuse(request, response, 400)
  }
}

/** Redirects `/pricing/` to `/pricing`, with its query; several slashes never lead to another host. */
function withoutTrailingSlash(request: Request, response: Response, next: NextFunction): void {
  if (request.path.length < 2 || !request.path.endsWith('/')) {
    next()
    return
  }
  noteRoute(response, '/*/')
  const query = /\?.*$/.exec(request.url)?.[0] ?? ''
  // The lookbehind matches a run of slashes only from its first one: trying each would take quadratic time.
  response.redirect(301, `/${request.path.replace(/^\/+|(?<!\/)\/+$/g, '')}${query}`)
}

/** Substitutes the parameters of an address (`:slug`) in a target. */
const fill = (to: string, { params }: Request) =>
  to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
