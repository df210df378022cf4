import { message } from '../../messages/message'
import { type Problem, placeOf } from '../../messages/problem'
import { unwrittenWords } from '../../scaffold/new-article'
import { isDraft } from '../article'
import type { Content } from '../content'

/** Reports words of the scaffold in articles that are no drafts. */
export const unwritten = ({ checked }: Content): Problem[] =>
  checked().flatMap((article) =>
    unwrittenWords
      .filter((words) => !isDraft(article) && article.source.includes(words))
      .map((words) =>
        article.problem(
          placeOf(article.source, article.source.indexOf(words)),
          message('unwritten', { words }),
        ),
      ),
  )
