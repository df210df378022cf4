import path from 'node:path'
import { env } from 'node:process'
import type { Actions } from 'gatsby'
import { outcomePath, outcomes } from '../../contact/outcomes'
import { dataFiles } from '../../content/load/data-files'
import { loadData } from '../../content/load/load-data'
import { filesBelow } from '../../files/files-below'
import { isPreview } from '../../settings/preview'
import { languages, localPath } from '../../site/languages'
import { objectivePath } from '../../sovereignty-check/paths'
import { i18nContext } from './i18n-context'

const styleguide = { address: '/styleguide', component: path.resolve('src/templates/styleguide.tsx') }

/**
 * Creates, in each language, every page except articles and their lists: a page for each file in `src/pages`,
 * the results of a contact form sent without JavaScript, the steps of the full sovereignty check, and the
 * style guide. Gatsby could create those of `src/pages`, but gatsby-plugin-react-i18next would delete and
 * recreate them, so that every build would rerun their queries.
 */
export function createSitePages({ createPage }: Pick<Actions, 'createPage'>): void {
  const create = (address: string, component: string, context?: Record<string, unknown>) => {
    for (const language of languages)
      createPage({
        path: localPath(address, language),
        component: path.resolve(component),
        context: { ...i18nContext(address, language, languages), ...context },
      })
  }

  for (const file of filesBelow('src/pages').filter((name) => name.endsWith('.tsx'))) {
    const address = file.slice('src/pages'.length).replace(/\.tsx$/, '')
    create(address.replace(/\/index$/, '') || '/', file)
  }
  for (const outcome of outcomes)
    create(outcomePath(outcome), 'src/templates/contact-outcome.tsx', { outcome })
  const { objectives } = loadData(dataFiles.sovereignty)
  objectives.forEach(({ id }, index) => {
    const step = { objective: id, step: index + 1, steps: objectives.length }
    create(objectivePath(step.step), 'src/templates/sovereignty-objective.tsx', step)
  })
  create(styleguide.address, styleguide.component)
}

/**
 * Deletes the style guide in production, once queries have been extracted: if its template had no page
 * before, Gatsby would warn that its query is not run.
 */
export function deleteStyleguide({ deletePage }: Actions): void {
  if (isPreview() || env.NODE_ENV === 'development') return
  for (const language of languages)
    deletePage({ path: localPath(styleguide.address, language), component: styleguide.component })
}
