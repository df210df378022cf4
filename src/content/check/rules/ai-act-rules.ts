import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import { instead } from '../../messages/nearest'
import type { Findings } from '../../messages/problem'
import type { AiActFile } from '../../schemas/ai-act'
import { ruleOf } from '../rule-of'
import { sourceAge } from '../source-age'
import { type ValidData, validData } from '../valid-data'

type Rules = ValidData<typeof dataFiles.aiAct.schema>
type When = AiActFile['findings'][number]['when'] | undefined

/** Checks the rules of /tools/ai-act: conditions can be judged, paths end, days are those of the figures, sources are fresh. */
export const aiActRules = ruleOf(dataFiles.aiAct, (rules, { day }) => [
  unknownTerms(rules),
  openPaths(rules),
  otherFigures(rules),
  oldSources(rules, day),
])

/** Reports unknown terms: questions may use earlier questions, findings may use answers and earlier findings. */
function unknownTerms({ value, problem }: Rules): Findings {
  const { questions, findings, duties } = value
  const answers = questions.map(({ id, options }) => [
    `${id}.any`,
    ...options.map((option) => `${id}.${option.id}`),
  ])
  const unknown = (when: When, place: string, known: readonly string[]) =>
    (when ?? []).map((all, list) =>
      all.map((written, index) => {
        const term = written.replace(/^not /, '')
        if (known.includes(term)) return false
        const said = message('ruleTerm', { term, instead: instead(term, known, message('writeOneLike')) })
        return problem(`${place}[${list}][${index}]`, said)
      }),
    )
  const ids = findings.map(({ id }) => id)
  const all = [...answers.flat(), ...ids]
  return [
    questions.map(({ when }, index) =>
      unknown(when, `questions[${index}].when`, [...answers.slice(0, index).flat(), ...ids]),
    ),
    findings.map(({ when }, index) =>
      unknown(when, `findings[${index}].when`, [...answers.flat(), ...ids.slice(0, index)]),
    ),
    duties.map(({ when, from }, index) => [
      unknown(when, `duties[${index}].when`, all),
      from.map((one, n) => unknown(one.when, `duties[${index}].from[${n}].when`, all)),
    ]),
  ]
}

/** Reports dead ends: a visitor with nothing to tick must be able to continue, and every duty needs a date. */
function openPaths({ value, problem }: Rules): Findings {
  return [
    value.questions.map(
      ({ id, several, options }, index) =>
        several &&
        !options.some(({ none }) => none) &&
        problem(`questions[${index}].options`, message('ruleNoneMissing', { question: id })),
    ),
    value.duties.map(
      ({ from }, index) => from.at(-1)?.when && problem(`duties[${index}].from`, message('ruleDateOpen')),
    ),
  ]
}

/** Reports days that differ between this file and the figures. */
function otherFigures({ value, problem }: Rules): Findings {
  const figures = validData(dataFiles.figures)?.value
  return value.dates.map(({ figure, day }, index) => {
    const found = figures?.find(({ id }) => id === figure)
    if (!found || found.value === day) return false
    const said = message('ruleFigure', { id: found.id, day: String(found.value) })
    return problem(`dates[${index}].figure`, said)
  })
}

function oldSources({ value, problem }: Rules, today: string): Findings {
  return value.sources.map(({ day }, index) => {
    const old = sourceAge(day, today)
    return old && problem(`sources[${index}].day`, old, 'warning')
  })
}
