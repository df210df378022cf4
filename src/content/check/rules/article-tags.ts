import { tagsOf } from '../article'
import type { Content } from '../content'
import { message } from '../messages/message'
import { instead } from '../nearest'
import type { Problem } from '../problem'

/** Tags must exist in content/tags.yaml and be unique. */
export function articleTags({ checked, tags }: Content): Problem[] {
  const known = tags()
  return checked().flatMap((article) =>
    tagsOf(article).flatMap((tag, index, all) => {
      const place = article.atValue(`tags[${index}]`)
      if (all.indexOf(tag) < index) return [article.problem(place, message('tagTwice', { tag }))]
      // Quotation marks read as part of the tag have their own message.
      if (!known || known.includes(tag) || /^[“‘]/.test(tag)) return []
      return [article.problem(place, message('unknownTag', { tag, instead: instead(tag, known) }))]
    }),
  )
}
