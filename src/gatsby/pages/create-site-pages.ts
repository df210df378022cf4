import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Actions } from 'gatsby'
import { languages, localPath } from '../../site/languages'
import { i18nContext } from './i18n-context'

const folder = path.resolve('src/pages')

/**
 * Creates a page, in each language, for every file in `src/pages`, whose path is its address. Gatsby would do the same,
 * but gatsby-plugin-react-i18next then deletes and creates each page again, so every build would run their queries again.
 */
export function createSitePages({ createPage }: Pick<Actions, 'createPage'>): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  for (const file of files.sort()) {
    const name = file.replaceAll(path.sep, '/').replace(/\.tsx$/, '')
    const place = `/${name}`.replace(/\/index$/, '') || '/'
    for (const language of languages) {
      createPage({
        path: localPath(place, language),
        component: path.join(folder, file),
        context: i18nContext(place, language, [...languages]),
      })
    }
  }
}
