import type { Answers, Duty, Finding, LegalDate, Option, Question, Rules, When } from './rules'

export type Result = {
  /** The questions asked so far, in order; answers to any others are ignored. */
  asked: readonly Question[]
  answers: Answers
  /** The question to ask next; undefined at the end of the path. */
  next: Question | undefined
  roles: readonly Finding[]
  classes: readonly Finding[]
  /** The answers that have a consequence. */
  reasons: readonly Option[]
  duties: readonly (Duty & { date: LegalDate })[]
}

/**
 * Applies the rules to answers, given in any order.
 *
 * @param given unknown questions and options are ignored
 * @throws if a duty has no date; `npm run check` finds that in the rules
 */
export function judge(given: Answers, rules: Rules): Result {
  const asked: Question[] = []
  const answers: Record<string, readonly string[]> = {}
  let next: Question | undefined
  for (const question of rules.questions) {
    if (!holds(question.when, factsOf(answers, rules))) continue
    asked.push(question)
    const chosen = validIn(question, given[question.id] ?? [])
    if (chosen.length === 0) {
      next = question
      break
    }
    answers[question.id] = chosen
  }
  const facts = factsOf(answers, rules)
  const found = next ? [] : rules.findings.filter(({ id }) => facts.has(id))
  const duties = next ? [] : rules.duties.filter(({ when }) => holds(when, facts))
  return {
    asked,
    answers,
    next,
    roles: found.filter(({ role }) => role),
    classes: found.filter((finding) => finding.class),
    reasons: asked.flatMap(({ id, options }) =>
      options.filter((option) => !option.none && answers[id]?.includes(option.id)),
    ),
    duties: duties.map((duty) => ({ ...duty, date: dateOf(duty, facts, rules) })),
  }
}

/** Returns the valid options in the order of the question: one if it takes one, and “none” only alone. */
export function validIn({ options, several }: Question, chosen: readonly string[]): string[] {
  const known = options.filter(({ id }) => chosen.includes(id))
  const others = known.filter(({ none }) => !none)
  const counted = others.length > 0 ? others : known
  return (several ? counted : counted.slice(0, 1)).map(({ id }) => id)
}

function factsOf(answers: Answers, { questions, findings }: Rules): Set<string> {
  const facts = new Set<string>()
  for (const { id, options } of questions)
    for (const option of options)
      if (answers[id]?.includes(option.id)) {
        facts.add(`${id}.${option.id}`)
        if (!option.none) facts.add(`${id}.any`)
      }
  for (const { id, when } of findings) if (holds(when, facts)) facts.add(id)
  return facts
}

const holds = (when: When | null | undefined, facts: ReadonlySet<string>) =>
  !when ||
  when.some((all) =>
    all.every((term) => (term.startsWith('not ') ? !facts.has(term.slice(4)) : facts.has(term))),
  )

function dateOf({ id, from }: Duty, facts: ReadonlySet<string>, { dates }: Rules): LegalDate {
  const first = from.find(({ when }) => holds(when, facts))
  const date = dates.find((one) => one.id === first?.date)
  if (!date) throw new Error(`content/ai-act.yaml: the duty ${id} has no date`)
  return date
}
