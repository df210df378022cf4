import { message } from '../../messages/message'
import { type Problem, placeOf } from '../../messages/problem'
import { unwrittenWords } from '../../scaffold/new-article'
import { isNoDraft } from '../article'
import type { Content } from '../content'

/** Reports words of the scaffold in articles that are no drafts. */
export const unwritten = ({ checked }: Content): Problem[] =>
  checked()
    .filter(isNoDraft)
    .flatMap(({ problem, source }) =>
      unwrittenWords
        .filter((words) => source.includes(words))
        .map((words) => problem(placeOf(source, source.indexOf(words)), message('unwritten', { words }))),
    )
