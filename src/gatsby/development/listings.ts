import type { Express, Request, Response } from 'express'
import type { CreatePagesArgs } from 'gatsby'
import { articleListing } from '../../outputs/articles-json'
import { languages, localPath } from '../../site/languages'

let data: CreatePagesArgs | undefined

/** In development the index is built on each request: a cached one would be out of date after the next edit. */
const noCache = { get: (_: string, make: () => Promise<Buffer>) => make() }

/** Keeps what asks the data layer: Gatsby's development server is not given it. */
export function rememberData(args: CreatePagesArgs): void {
  data = args
}

/** `GET /api/articles` and its index while developing, from the content as it stands; a build writes them as files. */
export function serveListings(app: Pick<Express, 'get'>): void {
  const indexes = new Map<string, string>()
  app.get('/static/search-*', (request: Request, response: Response) => {
    const json = indexes.get(request.path)
    response
      .status(json ? 200 : 404)
      .type('json')
      .send(json ?? '{}')
  })
  for (const language of languages) {
    app.get(localPath('/api/articles', language), async (_request: Request, response: Response) => {
      if (!data) {
        response.status(503).json({ message: 'The content is still being read.' })
        return
      }
      const { listing, index } = await articleListing(data, language, noCache)
      indexes.set(index.address, index.json)
      response.json(listing)
    })
    app.get(localPath('/api/articles/:slug/html', language), (request: Request, response: Response) => {
      response.redirect(localPath(`/articles/${request.params.slug}`, language))
    })
  }
}
