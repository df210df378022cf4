import path from 'node:path'
import type { Actions } from 'gatsby'
import { outcomePath, outcomes } from '../../contact/outcomes'
import { languages, localPath } from '../../site/languages'
import { i18nContext } from './i18n-context'

/** Creates the result pages of a contact form sent without JavaScript, in each language. */
export function createOutcomePages({ createPage }: Actions): void {
  for (const language of languages) {
    for (const outcome of outcomes) {
      createPage({
        path: localPath(outcomePath(outcome), language),
        component: path.resolve('src/templates/contact-outcome.tsx'),
        context: { ...i18nContext(outcomePath(outcome), language, [...languages]), outcome },
      })
    }
  }
}
