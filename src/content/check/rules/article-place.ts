import { reservedSlugs } from '../../articles/article-file'
import { message } from '../../messages/message'
import { type Problem, problemIn, start } from '../../messages/problem'
import { type Content, isChecked } from '../content'

/** Requires the path of an article to give its address and language: `content/articles/<slug>/<language>.mdx`. */
export function articlePlace({ misplaced, checked, scope }: Content): Problem[] {
  return [
    ...misplaced
      .filter((file) => isChecked(file, scope))
      .map((file) => problemIn(file)(start, message('misplacedArticle'))),
    ...checked()
      .filter(({ slug }) => reservedSlugs.includes(slug))
      .map(({ problem, slug }) => problem(start, message('reservedSlug', { slug }))),
  ]
}
