import path from 'node:path'
import { env } from 'node:process'
import type { Actions } from 'gatsby'
import { isPreview } from '../../settings/preview'
import { languages, localPath } from '../../site/languages'
import { i18nContext } from './i18n-context'

const address = '/styleguide'
const component = path.resolve('src/templates/styleguide.tsx')

/** Creates the style guide, in development and previews, never in production. */
export function createStyleguide({ createPage }: Actions): void {
  for (const language of languages) {
    createPage({
      path: localPath(address, language),
      component,
      context: i18nContext(address, language, [...languages]),
    })
  }
}

/**
 * Deletes the style guide in production, after queries have been extracted: without a page until then, Gatsby would
 * warn that the query of its template is not run.
 */
export function deleteStyleguide({ deletePage }: Actions): void {
  if (isPreview() || env.NODE_ENV === 'development') return
  for (const language of languages) deletePage({ path: localPath(address, language), component })
}
