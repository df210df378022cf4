import type { Content } from '../content'
import { type Problem, problemIn } from '../problem'

const start = { line: 1, column: 1 }

/** Slugs that would stand in the way of the list's own addresses. */
const reserved = ['page', 'category']

/** Where an article stands gives its address and language (spec, section 2): `content/articles/<slug>/<language>.mdx`. */
export function articlePlace({ misplaced, checked, scope }: Content): Problem[] {
  return [
    ...(scope.slugs ? [] : misplaced).map((file) =>
      problemIn(file)(
        start,
        'An article stands in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.',
      ),
    ),
    ...checked()
      .filter(({ slug }) => reserved.includes(slug))
      .map(({ problem, slug }) =>
        problem(start, `The address “${slug}” belongs to the list of articles; choose another folder name.`),
      ),
  ]
}
