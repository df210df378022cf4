import path from 'node:path'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { defaultLanguage, localPath, splitPath } from '../site/languages'
import type { FileRoute, Manifest } from './manifest'

type Handler = (request: Request, response: Response) => unknown

type Options = {
  manifest: Manifest
  /** The folder that holds `public`. */
  root: string
  loadFunction: (file: string) => Handler
}

const encodingSuffix = { br: '.br', gzip: '.gz' } as const

/**
 * Carries out the route manifest: files by exact address, so that nothing outside the public folder can be named;
 * functions, loaded once; redirects and rewrites; the 404 page of the address's language.
 */
export function createApp({ manifest, root, loadFunction }: Options): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('case sensitive routing', true)

  app.use(refuseMalformed)
  for (const [address, file] of Object.entries(manifest.functions)) {
    const handler = loadFunction(file)
    app.all(address, (request, response, next) => {
      Promise.resolve(handler(request, response)).catch(next)
    })
  }
  app.use(withoutTrailingSlash)
  for (const { from, to, status } of manifest.redirects)
    app.get(from, (request, response) => response.redirect(status, fill(to, request)))
  for (const { from, to } of manifest.rewrites) {
    app.get(from, (request, _, next) => {
      request.url = fill(to, request)
      next()
    })
  }

  app.use((request: Request, response: Response) => {
    const found = manifest.files[request.path]
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
    sendFile(route, root, request, response)
  })

  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    console.error('A request could not be answered:', error)
    if (response.headersSent) response.destroy()
    else response.status(500).type('text').send('Internal error')
  })
  return app
}

function refuseMalformed(request: Request, response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path)
    if (request.path.includes('\\') || request.path.includes('%00')) throw new URIError('malformed')
    next()
  } catch {
    response.status(400).type('text').send('Malformed address')
  }
}

/** `/pricing/` has one address, `/pricing`; the query is kept, and several slashes never lead to another host. */
function withoutTrailingSlash(request: Request, response: Response, next: NextFunction): void {
  if (request.path.length < 2 || !request.path.endsWith('/')) {
    next()
    return
  }
  const query = request.url.slice(request.path.length)
  response.redirect(301, `/${request.path.replace(/^\/+|\/+$/g, '')}${query}`)
}

/** Puts the parts of an address (`:slug`) into the one it leads to. */
const fill = (to: string, { params }: Request) =>
  to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

function sendFile(
  { file, headers, etag, encodings }: FileRoute,
  root: string,
  request: Request,
  response: Response,
): void {
  response.set(headers)
  response.type(path.extname(file))
  response.vary('Accept-Encoding')
  const encoding =
    encodings.length > 0 && !request.headers.range
      ? request.acceptsEncodings([...encodings, 'identity'])
      : false
  const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : undefined
  if (chosen) response.set('Content-Encoding', chosen)
  // The same content in another encoding is another representation (RFC 9110, 8.8.3.3).
  response.set('ETag', chosen ? etag.replace(/"$/, `-${chosen}"`) : etag)
  response.sendFile(`${file}${chosen ? encodingSuffix[chosen] : ''}`, {
    root: path.join(root, 'public'),
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
  })
}
