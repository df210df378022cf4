import type { Express, NextFunction, Request, Response } from 'express'
import { articleListing } from '../../outputs/articles-json'
import type { GraphQL } from '../../outputs/query-articles'
import { languages, localPath } from '../../site/languages'

/** Access to the data layer, known before the development server starts. */
let graphql: GraphQL

/** Disables the cache in development: an index would be outdated after the next edit. */
const noCache = { get: (_: string, make: () => Promise<Buffer>) => make() }

/** Stores access to the data layer, which Gatsby does not pass to the hook of its development server. */
export function rememberData(data: { graphql: GraphQL }): void {
  graphql = data.graphql
}

/** Serves `GET /api/articles` and its index in development; a build writes them as files. */
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
    app.get(
      localPath('/api/articles', language),
      (_request: Request, response: Response, next: NextFunction) => {
        articleListing(graphql, language, noCache).then(({ listing, index }) => {
          indexes.set(index.address, index.json)
          response.json(listing)
        }, next)
      },
    )
    app.get(localPath('/api/articles/:slug/html', language), (request: Request, response: Response) => {
      response.redirect(localPath(`/articles/${request.params.slug}`, language))
    })
  }
}
