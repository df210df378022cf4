import type { Actions } from 'gatsby'
import { languages, localPath } from '../site/languages'

/** Addresses that the spec names and that lead elsewhere (spec, section 7; design, decision 8). */
export function createRedirects({ createRedirect }: Pick<Actions, 'createRedirect'>): void {
  for (const language of languages) {
    const at = (path: string) => localPath(path, language)
    createRedirect({ fromPath: at('/api/articles'), toPath: at('/api/articles.json'), statusCode: 200 })
    createRedirect({
      fromPath: at('/api/articles/:slug/html'),
      toPath: at('/articles/:slug'),
      statusCode: 301,
    })
  }
}
