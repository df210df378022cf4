import { isDay } from '../../../site/is-day'
import type { Findings } from '../../messages/problem'
import { textField } from '../article'
import type { Content } from '../content'
import { sourceAge } from '../source-age'

/** Warns if the facts of an article were last checked over six months ago. */
export const articleAge = ({ checked, day: today }: Content): Findings =>
  checked().map((article) => {
    const day = textField(article, 'checkedAt')
    const old = day && isDay(day) && sourceAge(day, today)
    return old ? article.problem(article.at('checkedAt'), old, 'warning') : undefined
  })
