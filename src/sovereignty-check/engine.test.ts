import fc from 'fast-check'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { emptyState, fragmentOf, readFragment, services } from './fragment'
import { type Answer, type Answers, editions } from './framework'
import { bestStep, shortestRaise } from './next-step'
import { shownPoints } from './points'
import { questionsToAsk } from './questions-to-ask'
import { rate } from './rate'
import { canBind, decisive } from './short-check'

const { objectives } = loadData(dataFiles.sovereignty)
const criteria = objectives.flatMap((objective) => objective.criteria)
const ladders = (id: string) => criteria.find((one) => one.id === id)?.answers.length
const all = (place: (answers: number) => number): Answers =>
  Object.fromEntries(criteria.map(({ id, answers }) => [id, place(answers.length)]))

/** Random sets of answers, the same in every run. */
const sets = (open: readonly Answer[] | readonly undefined[], numRuns = 1000) =>
  fc.sample(
    fc.tuple(
      ...criteria.map(({ id, answers }) => {
        const known: fc.Arbitrary<Answer | undefined> = fc.nat(answers.length - 1)
        const answer = open.length > 0 ? fc.oneof(known, fc.constantFrom(...open)) : known
        return answer.map((given): [string, Answer | undefined] => [id, given])
      }),
    ),
    { numRuns, seed: 22 },
  )
const asAnswers = (set: readonly [string, Answer | undefined][]): Answers =>
  Object.fromEntries(set.flatMap(([id, answer]) => (answer === undefined ? [] : [[id, answer]])))

/** The published formula alone: Score = Σ weight × points / 1000, SEAL = the lowest of the answered. */
function published(answers: Answers, edition: (typeof editions)[number]) {
  let score = 0
  let seal = Number.POSITIVE_INFINITY
  for (const objective of objectives) {
    let points = 0
    for (const criterion of objective.criteria) {
      const answer = answers[criterion.id]
      if (typeof answer !== 'number') continue
      points += criterion.points[answer] ?? Number.NaN
      seal = Math.min(seal, criterion.seals[answer] ?? Number.NaN)
    }
    score += (objective.weights[edition] * points) / 1000
  }
  return { score, seal }
}

test('the framework has 48 criteria in eight objectives, nine of which never limit the level', () => {
  expect(objectives.map((objective) => objective.criteria.length)).toEqual([8, 6, 5, 6, 7, 5, 7, 4])
  expect(criteria.filter((one) => !canBind(one)).map(({ id }) => id)).toEqual([
    '1.2',
    '1.4',
    '1.5',
    '1.6',
    '1.7',
    '2.5',
    '5.3',
    '7.2',
    '8.4',
  ])
})

test('1,000 sets of answers match the published formula, with either weights', () => {
  for (const set of sets([])) {
    const answers = asAnswers(set)
    for (const edition of editions) {
      const { score, seal, sealOfAnswered } = rate(objectives, answers, edition)
      const expected = published(answers, edition)
      expect(score.from).toBeCloseTo(expected.score, 9)
      expect(score.to).toBe(score.from)
      expect([seal.from, seal.to, sealOfAnswered]).toEqual([expected.seal, expected.seal, expected.seal])
    }
  }
})

test('every completion of 1,000 incomplete sets lies within the interval', () => {
  const completions = sets([]).map(asAnswers)
  sets(['unknown', 'unknown']).forEach((set, index) => {
    const answers = asAnswers(set.filter((_, place) => (place + index) % 5 > 0))
    const { score, seal } = rate(objectives, answers, 'june2026')
    const known = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== 'unknown'))
    const worst = { ...all(() => 0), ...known }
    const best = { ...all((length) => length - 1), ...known }
    for (const completion of [{ ...completions[index], ...known }, worst, best]) {
      const point = published(completion, 'june2026')
      expect(point.score).toBeGreaterThanOrEqual(score.from - 1e-9)
      expect(point.score).toBeLessThanOrEqual(score.to + 1e-9)
      expect(point.seal).toBeGreaterThanOrEqual(seal.from)
      expect(point.seal).toBeLessThanOrEqual(seal.to)
    }
    expect(published(worst, 'june2026').score).toBeCloseTo(score.from, 9)
    expect(published(best, 'june2026').score).toBeCloseTo(score.to, 9)
  })
})

test('all best answers give 100.0756 % and leave nothing to raise, all worst ones nothing', () => {
  const top = all((length) => length - 1)
  const best = rate(objectives, top, 'june2026')
  expect([shortestRaise(objectives, top), bestStep(objectives, top, 'june2026')]).toEqual([null, null])
  expect(best.score.from).toBe(100.0756)
  expect(best.seal).toEqual({ from: 4, to: 4 })
  expect([best.binding, best.open]).toEqual([[], []])
  const shown = objectives.flatMap((objective) =>
    objective.criteria.map(({ points }) => shownPoints(Math.max(...points), objective.weights.june2026)),
  )
  expect(shown.reduce((sum, points) => sum + points)).toBe(999)
  const worst = rate(
    objectives,
    all(() => 0),
    'june2026',
  )
  expect(worst.score.from).toBe(0)
  expect(worst.seal.from).toBe(0)
})

test('without answers everything is open, as with “I don’t know” everywhere', () => {
  const silent = rate(objectives, {}, 'june2026')
  const unknowing = rate(
    objectives,
    Object.fromEntries(criteria.map(({ id }): [string, Answer] => [id, 'unknown'])),
    'june2026',
  )
  expect(silent).toEqual(unknowing)
  expect(silent.seal).toEqual({ from: 0, to: 4 })
  expect(silent.sealOfAnswered).toBeNull()
  expect(silent.open).toHaveLength(48)
})

test('the criteria that limit the level are reported, and improving them raises it', () => {
  for (const set of sets(['unknown'], 300)) {
    const answers = asAnswers(set)
    const before = rate(objectives, answers, 'june2026')
    const raise = shortestRaise(objectives, answers)
    expect(raise === null).toBe(before.sealOfAnswered === 4)
    if (!raise) continue
    expect(raise.improvements.map(({ id }) => id)).toEqual(before.binding)
    const raised = (improvements: typeof raise.improvements) =>
      rate(
        objectives,
        { ...answers, ...Object.fromEntries(improvements.map(({ id, to }) => [id, to])) },
        'june2026',
      ).sealOfAnswered ?? -1
    expect(raised(raise.improvements)).toBe(raise.seal)
    expect(raise.seal).toBeGreaterThan(before.sealOfAnswered ?? 4)
    expect(raise.steps).toBe(
      raise.improvements.reduce((sum, { id, to }) => sum + to - Number(answers[id]), 0),
    )
    // One step less in any of them does not raise the level.
    for (const one of raise.improvements) {
      const less = raise.improvements.map((other) => (other === one ? { ...one, to: one.to - 1 } : other))
      expect(raised(less)).toBe(before.sealOfAnswered)
    }
  }
})

test('the best step adds more to the score than any other', () => {
  for (const set of sets(['unknown'], 100)) {
    const answers = asAnswers(set)
    const best = bestStep(objectives, answers, 'october2025')
    const before = published(answers, 'october2025').score
    const gains = criteria.flatMap(({ id, points }) => {
      const answer = answers[id]
      return typeof answer === 'number' && answer + 1 < points.length
        ? [published({ ...answers, [id]: answer + 1 }, 'october2025').score - before]
        : []
    })
    expect(best?.gain).toBeCloseTo(Math.max(...gains), 9)
    const stepped = best ? { ...answers, [best.id]: best.to } : answers
    expect(published(stepped, 'october2025').score - before).toBeCloseTo(Math.max(...gains), 9)
  }
  expect(bestStep(objectives, {}, 'june2026')).toBeNull()
})

test('the short check asks each objective’s most decisive criterion, then the most decisive of the rest', () => {
  const chosen = decisive(objectives)
  expect(chosen).toHaveLength(16)
  const others = objectives.flatMap((objective) => {
    const own = chosen.filter(({ id }) => objective.criteria.some((one) => one.id === id))
    expect(own).not.toHaveLength(0)
    return own
      .map(({ pull }) => pull)
      .sort((a, b) => b - a)
      .slice(1)
  })
  const lowest = Math.min(...others)
  for (const { id, seals } of criteria.filter(({ id }) => !chosen.some((one) => one.id === id))) {
    const pull = seals.reduce((sum, seal) => sum + 4 - seal, 0) / seals.length
    expect([id, pull <= lowest]).toEqual([id, true])
  }
  expect(chosen.map(({ id }) => id).join(' ')).toBe(
    '1.8 2.2 2.3 3.1 3.2 3.3 3.4 4.2 5.6 6.1 6.2 7.3 7.4 7.5 7.7 8.2',
  )
})

test('the state survives the address', () => {
  for (const [index, set] of sets(['unknown'], 200).entries()) {
    const state = {
      service: services[index % services.length] ?? null,
      edition: editions[index % 2] ?? 'june2026',
      answers: asAnswers(set),
    }
    expect(readFragment(`#${fragmentOf(state)}`, ladders)).toEqual({ ...state, setAside: 0 })
  }
  expect(fragmentOf({ service: null, edition: 'june2026', answers: {} })).toBe('')
})

test('the anchor of a link within the page is no answer, and nothing set aside', () => {
  expect(readFragment('#main', ladders)).toEqual({ ...emptyState, setAside: 0 })
})

test.each([
  '9.9=1',
  '3.1=6',
  '3.1=-1',
  'service=october2025',
  'weights=mail',
  '<script>=1',
  '3.1=02',
  '__proto__=1',
])('what an address cannot say is set aside: %s', (part) => {
  const { answers, service, setAside } = readFragment(`#service=mail&${part}&3.2=0`, ladders)
  expect({ answers, service, setAside }).toEqual({
    answers: { '3.2': 'unknown' },
    service: 'mail',
    setAside: 1,
  })
})

test('a letter asks what is open in the check used, and after perfect answers to the short one, the rest', () => {
  const short = new Set(decisive(objectives).map(({ id }) => id))
  const asked = (answers: Answers) =>
    questionsToAsk(
      criteria.map(({ id }) => ({ id, short: short.has(id) })),
      answers,
      rate(objectives, answers, 'june2026').binding,
    ).map(({ id }) => id)
  const best = all((answers) => answers - 1)
  const ofShort = Object.fromEntries(Object.entries(best).filter(([id]) => short.has(id)))
  const [first = '', second = ''] = short
  expect(asked({ [first]: 0 })).toEqual([...short].filter((id) => id !== first))
  expect(asked({ ...ofShort, [second]: 'unknown' })).toEqual([second])
  expect(asked({ ...ofShort, [first]: 0 })).toEqual([])
  expect(asked(ofShort)).toEqual(criteria.map(({ id }) => id).filter((id) => !short.has(id)))
  expect(asked(best)).toEqual([])
})
