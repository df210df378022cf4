import path from 'node:path'
import { env } from 'node:process'
import type { Actions } from 'gatsby'
import { languages, localPath } from '../../site/languages'
import { isPreview } from '../preview'
import { i18nContext } from './i18n-context'

const address = '/styleguide'

/** The page of all pieces, for those who build the site: in development and previews, never in production. */
export function createStyleguide({ createPage }: Actions): void {
  if (!isPreview() && env.NODE_ENV !== 'development') return
  for (const language of languages) {
    createPage({
      path: localPath(address, language),
      component: path.resolve('src/templates/styleguide.tsx'),
      context: i18nContext(address, language, [...languages]),
    })
  }
}
