import { articleSchema } from '../../schemas/article'
import type { Content } from '../content'
import type { Problem } from '../problem'
import { yamlProblems } from '../yaml-problems'

/** The front matter of each article against its schema. */
export function frontMatter({ checked }: Content): Problem[] {
  return checked().flatMap(({ file, head, problem }) =>
    'fault' in head
      ? [problem({ line: 1, column: 1 }, head.fault)]
      : yamlProblems(
          { file, whole: { en: 'an article', fr: 'd’un article' }, ...head, linesBefore: 1 },
          articleSchema,
        ),
  )
}
