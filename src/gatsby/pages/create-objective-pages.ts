import path from 'node:path'
import type { Actions } from 'gatsby'
import { dataFiles } from '../../content/load/data-files'
import { loadData } from '../../content/load/load-data'
import { languages, localPath } from '../../site/languages'
import { objectivePath } from '../../sovereignty-check/paths'
import { i18nContext } from './i18n-context'

/** Creates the steps of the full sovereignty check, a page for each objective in each language. */
export function createObjectivePages({ createPage }: Pick<Actions, 'createPage'>): void {
  const { objectives } = loadData(dataFiles.sovereignty)
  for (const language of languages)
    objectives.forEach(({ id }, index) => {
      const place = objectivePath(index + 1)
      createPage({
        path: localPath(place, language),
        component: path.resolve('src/templates/sovereignty-objective.tsx'),
        context: {
          ...i18nContext(place, language, [...languages]),
          objective: id,
          step: index + 1,
          steps: objectives.length,
        },
      })
    })
}
