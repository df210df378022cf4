import type { TFunction } from 'i18next'
import { articleName } from '../ai-act-check/article'
import { fragmentOf as aiActFragment, readFragment as readAiAct } from '../ai-act-check/fragment'
import { judge } from '../ai-act-check/judge'
import { checkPath as aiActPath } from '../ai-act-check/paths'
import type { Rules } from '../ai-act-check/rules'
import { formatDay } from '../site/format'
import { type Language, localPath } from '../site/languages'
import { fragmentOf, readFragment } from '../sovereignty-check/fragment'
import type { NamedObjective } from '../sovereignty-check/framework'
import { resultPath } from '../sovereignty-check/paths'
import { type Interval, rate } from '../sovereignty-check/rate'
import { translator } from './words'

type Words = TFunction<('checkResults' | 'sovereigntyServices')[]>

/** The data of both checks, in one language. */
export type CheckData = { objectives: readonly NamedObjective[]; rules: Rules; url: string }

/** A check's result, as attached to an inquiry. */
export type DescribedResult = {
  /** The check and its answers, as the form sends them and the server stores them. */
  address: string
  /** The readable text, which is all that the recipient sees of it. */
  text: string
}

/** Maximum length of a value in characters; one with every answer is a third as long. */
export const longest = 2000

/**
 * Describes the result of a check as text. The browser shows the text before sending; the server, which
 * trusts only the answers, recomputes it.
 * @param value `check=sovereignty&service=mail&1.8=3`: which check, and the fragment of its result
 * @returns undefined if the value contains no result
 */
export function describeResult(
  value: string,
  data: CheckData,
  language: Language,
): DescribedResult | undefined {
  if (value.length > longest) return undefined
  const { check, ...answers } = Object.fromEntries(new URLSearchParams(value))
  const t = translator(language).getFixedT(language, ['checkResults', 'sovereigntyServices'])
  const fragment = new URLSearchParams(answers).toString()
  if (check === 'sovereignty') return ofSovereignty(fragment, data, t, language)
  if (check === 'ai-act') return ofAiAct(fragment, data, t, language)
  return undefined
}

function ofSovereignty(
  fragment: string,
  { objectives, url }: CheckData,
  t: Words,
  language: Language,
): DescribedResult | undefined {
  const criteria = objectives.flatMap((objective) => objective.criteria)
  const state = readFragment(fragment, (id) => criteria.find((one) => one.id === id)?.answers.length)
  const { service, edition, answers } = state
  if (Object.keys(answers).length === 0) return undefined
  const { seal, score, answered, total } = rate(objectives, answers, edition)
  const percent = { from: Math.round(score.from), to: Math.round(score.to) }
  const written = fragmentOf(state)
  const lines = criteria.flatMap(({ id, name, answers: ladder }) => {
    const answer = answers[id]
    if (answer === undefined) return []
    return t('line', { name: `${id} ${name}`, value: answer === 'unknown' ? t('unknown') : ladder[answer] })
  })
  return {
    address: `check=sovereignty&${written}`,
    text: [
      service
        ? t('sovereignty.of', { service: t(`sovereigntyServices:names.${service}`) })
        : t('sovereignty.title'),
      t('sovereignty.level', { level: interval(seal, 'SEAL-', t) }),
      t('sovereignty.score', { score: interval(percent, '', t), weights: t(`sovereignty.${edition}`) }),
      t('sovereignty.answers', { answered, total }),
      ...lines,
      `${url}${localPath(resultPath, language)}#${written}`,
    ].join('\n'),
  }
}

const interval = ({ from, to }: Interval, before: string, t: Words) =>
  from === to
    ? `${before}${from}`
    : t('sovereignty.between', { from: `${before}${from}`, to: `${before}${to}` })

function ofAiAct(
  fragment: string,
  { rules, url }: CheckData,
  t: Words,
  language: Language,
): DescribedResult | undefined {
  const { answers, asked, next, roles, classes, duties } = judge(readAiAct(fragment, rules), rules)
  if (next) return undefined
  const written = aiActFragment(answers, rules)
  const named = (articles: readonly string[]) =>
    articles.map((article) => articleName(article, language)).join(', ')
  return {
    address: `check=ai-act&${written}`,
    text: [
      t('aiAct.title'),
      t('aiAct.role', { roles: roles.map(({ role }) => role).join(', ') || t('aiAct.noRole') }),
      t('aiAct.class', { classes: classes.map((one) => one.class).join(', ') }),
      t('aiAct.answers'),
      ...asked.map(({ id, title, options }) => {
        const chosen = options.filter((option) => answers[id]?.includes(option.id))
        return t('line', { name: title, value: chosen.map(({ label }) => label).join(' / ') })
      }),
      duties.length > 0 ? t('aiAct.duties') : t('aiAct.noDuties'),
      ...duties.map(({ title, articles, date }) =>
        t('aiAct.duty', { title, articles: named(articles), day: formatDay(language, date.day) }),
      ),
      `${url}${localPath(aiActPath, language)}#${written}`,
    ].join('\n'),
  }
}
