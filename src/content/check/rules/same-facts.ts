import { originalLanguage, otherLanguage } from '../../../site/languages'
import { message } from '../../messages/message'
import { type Findings, type Problem, placeOf } from '../../messages/problem'
import { amountsIn, missingAmounts } from '../amounts'
import { type Article, dayOf, isDraft, tagsOf, textField } from '../article'
import type { Content } from '../content'
import { validTags } from '../valid-data'

/**
 * Requires both languages of an article to state the same facts: day, tags, offer, and each amount and percentage
 * equally often. Drafts are not compared, as they are still being written.
 */
export function sameFacts({ checked, article: find }: Content): Findings {
  const known = validTags() ?? []
  return checked().map((article) => {
    const other = find(article.slug, otherLanguage(article.language))
    if (!other || isDraft(article) || isDraft(other)) return false
    return [sameAmounts(article, other), sameFields(article, other, known)]
  })
}

function sameAmounts(article: Article, other: Article): Problem[] {
  return missingAmounts(
    amountsIn(article.source, article.language),
    amountsIn(other.source, other.language),
  ).map(({ written, offset }) =>
    article.problem(
      placeOf(article.source, offset),
      message('amountAlone', { written, other: other.language }),
    ),
  )
}

/** Reports a difference once, in the translation; other rules report invalid fields. */
function sameFields(article: Article, other: Article, known: readonly string[]): Problem[] {
  if (article.language === originalLanguage) return []
  const { at, problem } = article
  const problems: Problem[] = []
  const [day, otherDay] = [article, other].map(dayOf)
  if (day && otherDay && day !== otherDay)
    problems.push(problem(at('publishedAt'), message('otherDay', { other: other.language, day: otherDay })))
  const [tags = [], otherTags = []] = [article, other].map(tagsOf)
  const valid =
    tags.length > 0 && otherTags.length > 0 && [...tags, ...otherTags].every((tag) => known.includes(tag))
  if (valid && [...new Set(tags)].sort().join() !== [...new Set(otherTags)].sort().join())
    problems.push(problem(at('tags'), message('otherTags', { other: other.language, tags: otherTags })))
  if (textField(article, 'offer') !== textField(other, 'offer'))
    problems.push(problem(at('offer'), message('otherOffer', { other: other.language })))
  return problems
}
