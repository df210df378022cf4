import type { Request, Response } from 'express'
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby'
import { languages, localPath } from '../site/languages'
import { articleListing } from './articles-json'

let graphql: CreatePagesArgs['graphql'] | undefined

/** Keeps what asks the data layer: Gatsby's development server is not given it. */
export function rememberGraphql(args: CreatePagesArgs): void {
  graphql = args.graphql
}

/** `GET /api/articles` while developing, from the content as it stands; a build writes it as a file. */
export function serveListings({ app }: CreateDevServerArgs): void {
  for (const language of languages) {
    app.get(localPath('/api/articles', language), async (_request: Request, response: Response) => {
      if (graphql) response.json(await articleListing(graphql, language))
      else response.status(503).json({ message: 'The content is still being read.' })
    })
    app.get(localPath('/api/articles/:slug/html', language), (request: Request, response: Response) => {
      response.redirect(localPath(`/articles/${request.params.slug}`, language))
    })
  }
}
