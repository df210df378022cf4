import { dataFiles } from '../../load/data-files'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import { instead } from '../nearest'
import type { Problem } from '../problem'
import { sourceAge } from '../source-age'

/** Requires the framework of the sovereignty check to be compared with its source every six months, and its articles to exist. */
export function sovereignty({ scope, slugs }: Content): Problem[] {
  const data = scope.site ? soundData(dataFiles.sovereignty) : undefined
  if (!data) return []
  const { source, objectives } = data.value
  const articles = objectives.flatMap(({ criteria }, index) =>
    criteria.flatMap(({ article }, place) => {
      if (!article || slugs.has(article)) return []
      const end = instead(article, [...slugs.keys()], message('takeLineOut'))
      const said = message('unknownArticle', { article, instead: end })
      return [data.problem(`objectives[${index}].criteria[${place}].article`, said, 'warning')]
    }),
  )
  const old = sourceAge(source.checkedAt)
  return old ? [data.problem('source.checkedAt', old, 'warning'), ...articles] : articles
}
