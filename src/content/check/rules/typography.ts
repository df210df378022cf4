import { readText } from '../../load/text-file'
import { type Findings, placeOf, problemIn } from '../../messages/problem'
import { type Content, slugOf } from '../content'
import { ofArticle, proseFiles } from '../typography/content-files'

/** Checks the French typography of articles, copy and data files, and reports invisible characters in every language. */
export function typography(content: Content): Promise<Findings> {
  const { scope } = content
  const inArticles = content.checked().map(async (article) => {
    const errors = (await ofArticle(article)) ?? []
    return errors.map(({ offset, said }) => article.problem(placeOf(article.source, offset), said))
  })
  const inOthers = (scope.site ? proseFiles() : [])
    .filter(({ file }) => !slugOf(file))
    .map(async ({ file, errorsIn }) => {
      const source = readText(file)
      const errors = (await errorsIn(source)) ?? []
      return errors.map(({ offset, said }) => problemIn(file)(placeOf(source, offset), said))
    })
  return Promise.all([...inArticles, ...inOthers])
}
