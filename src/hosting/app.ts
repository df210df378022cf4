import path from 'node:path'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import Negotiator from 'negotiator'
import type { Logger } from 'pino'
import { defaultLanguage, localPath, splitPath } from '../site/languages'
import { contentType } from './content-types'
import { createLog, healthRoute, logOf, logRequests, noteRoute } from './log'
import type { FileRoute, Manifest } from './manifest'
import { refuse } from './refuse'

type Handler = (request: Request, response: Response) => unknown

type Options = {
  manifest: Manifest
  /** The folder that holds `public`. */
  root: string
  loadFunction: (file: string) => Handler
  /** Without one, errors alone are written. */
  log?: Logger
}

const encodingSuffix = { br: '.br', gzip: '.gz' } as const

/**
 * Carries out the route manifest: files by exact address, so that nothing outside the public folder can be named;
 * functions, loaded once; redirects and rewrites; the 404 page of the address's language.
 */
export function createApp({ manifest, root, loadFunction, log = createLog('error') }: Options): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('case sensitive routing', true)

  app.use(logRequests(log), (_request, response, next) => {
    response.set(manifest.headers)
    next()
  })
  app.get(healthRoute, (_, response) => {
    noteRoute(response, healthRoute)
    response.set('cache-control', 'no-store').type('text').send('ok')
  })
  app.use(refuseMalformed)
  for (const [address, file] of Object.entries(manifest.functions)) {
    const handler = loadFunction(file)
    app.all(address, (request, response, next) => {
      noteRoute(response, address)
      Promise.resolve(handler(request, response)).catch(next)
    })
  }
  app.use(withoutTrailingSlash)
  for (const { from, to, status } of manifest.redirects)
    app.get(from, (request, response) => {
      noteRoute(response, from)
      response.redirect(status, fill(to, request))
    })
  for (const { from, to } of manifest.rewrites) {
    app.get(from, (request, _, next) => {
      request.url = fill(to, request)
      next()
    })
  }

  app.use((request: Request, response: Response) => {
    const address = decodeURIComponent(request.path)
    const found = manifest.files[address]
    if (found) noteRoute(response, address)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .status(found ? 405 : 404)
        .set('Allow', 'GET, HEAD')
        .type('text')
        .end()
      return
    }
    const notFound =
      manifest.files[localPath('/404', splitPath(request.path).language)] ??
      manifest.files[localPath('/404', defaultLanguage)]
    const route = found ?? notFound
    if (!route) {
      response.status(404).type('text').end()
      return
    }
    response.status(found ? 200 : 404)
    sendFile(route, root, request, response, Boolean(found))
  })

  app.use(answerError)
  return app
}

/** A condition or a range that cannot be met has its own status (RFC 9110, 15.5.13 and 15.5.17); all else is our fault. */
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
  try {
    decodeURIComponent(request.path)
    if (request.path.includes('\\') || request.path.includes('%00')) throw new URIError('malformed')
    next()
  } catch {
    refuse(request, response, 400)
  }
}

/** `/pricing/` has one address, `/pricing`; the query is kept, and several slashes never lead to another host. */
function withoutTrailingSlash(request: Request, response: Response, next: NextFunction): void {
  if (request.path.length < 2 || !request.path.endsWith('/')) {
    next()
    return
  }
  const query = /\?.*$/.exec(request.url)?.[0] ?? ''
  response.redirect(301, `/${request.path.replace(/^\/+|\/+$/g, '')}${query}`)
}

/** Puts the parts of an address (`:slug`) into the one it leads to. */
const fill = (to: string, { params }: Request) =>
  to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** What the client likes best; of equals the smaller, though browsers name gzip first. */
function chosenEncoding(request: Request, encodings: FileRoute['encodings']): 'br' | 'gzip' | undefined {
  const [best] = new Negotiator(request).encodings([...encodings, 'identity'], { preferred: ['br', 'gzip'] })
  return encodings.find((name) => name === best)
}

function sendFile(
  { file, headers, etag, encodings }: FileRoute,
  root: string,
  request: Request,
  response: Response,
  acceptRanges: boolean,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value) response.set(name, value)
    else response.removeHeader(name)
  }
  response.set('Content-Type', contentType(file))
  response.vary('Accept-Encoding')
  // A part of a file is one of the plain file.
  const encoding = request.headers.range ? undefined : chosenEncoding(request, encodings)
  if (encoding) response.set('Content-Encoding', encoding)
  // The same content in another encoding is another representation (RFC 9110, 8.8.3.3).
  response.set('ETag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag)
  response.sendFile(`${file}${encoding ? encodingSuffix[encoding] : ''}`, {
    root: path.join(root, 'public'),
    acceptRanges,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  })
}
