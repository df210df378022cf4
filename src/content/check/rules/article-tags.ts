import { message } from '../../messages/message'
import type { Findings } from '../../messages/problem'
import { tagsOf } from '../article'
import type { Content } from '../content'
import { unknownTag } from '../unknown-names'
import { validTags } from '../valid-data'

/** Requires tags to exist in content/tags.yaml and to be unique. */
export function articleTags({ checked }: Content): Findings {
  const known = validTags()
  return checked().map((article) =>
    tagsOf(article).map((tag, index, all) => {
      const place = article.atValue(`tags[${index}]`)
      if (all.indexOf(tag) < index) return article.problem(place, message('tagTwice', { tag }))
      if (!known || known.includes(tag)) return false
      return article.problem(place, unknownTag(tag, known))
    }),
  )
}
