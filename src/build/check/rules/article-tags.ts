import { tagsOf } from '../article'
import type { Content } from '../content'
import { instead } from '../nearest'
import type { Problem } from '../problem'

/** An article bears tags of content/tags.yaml, each once. */
export function articleTags({ checked, tags }: Content): Problem[] {
  const known = tags()
  return checked().flatMap((article) =>
    tagsOf(article).flatMap((tag, index, all) => {
      const place = article.atValue(`tags[${index}]`)
      if (all.indexOf(tag) < index) return [article.problem(place, `The tag “${tag}” stands here twice.`)]
      if (!known || known.includes(tag)) return []
      return [article.problem(place, `There is no tag “${tag}” in content/tags.yaml; ${instead(tag, known)}`)]
    }),
  )
}
