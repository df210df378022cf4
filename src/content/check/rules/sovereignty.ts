import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { ruleOf } from '../rule-of'
import { sourceAge } from '../source-age'
import { insteadOfArticle } from '../unknown-names'

/** Warns if the framework was compared with its source over six months ago, or cites unknown articles. */
export const sovereignty = ruleOf(dataFiles.sovereignty, ({ value, problem }, content) => {
  const { source, objectives } = value
  const articles = objectives.flatMap(({ criteria }, index) =>
    criteria.flatMap(({ article }, place) => {
      if (!article || content.slugs.has(article)) return []
      const said = message('unknownArticle', { article, instead: insteadOfArticle(article, content) })
      return [problem(`objectives[${index}].criteria[${place}].article`, said, 'warning')]
    }),
  )
  const old = sourceAge(source.checkedAt, content.day)
  return old ? [problem('source.checkedAt', old, 'warning'), ...articles] : articles
})
