import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { instead } from '../../messages/nearest'
import { ruleOf } from '../rule-of'
import { sourceAge } from '../source-age'

/** Warns if the framework was compared with its source over six months ago, or cites unknown articles. */
export const sovereignty = ruleOf(dataFiles.sovereignty, ({ value, problem }, { slugs, day: today }) => {
  const { source, objectives } = value
  const articles = objectives.flatMap(({ criteria }, index) =>
    criteria.flatMap(({ article }, place) => {
      if (!article || slugs.has(article)) return []
      const end = instead(article, [...slugs.keys()], message('takeLineOut'))
      const said = message('unknownArticle', { article, instead: end })
      return [problem(`objectives[${index}].criteria[${place}].article`, said, 'warning')]
    }),
  )
  const old = sourceAge(source.checkedAt, today)
  return old ? [problem('source.checkedAt', old, 'warning'), ...articles] : articles
})
