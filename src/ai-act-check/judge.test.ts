import fc from 'fast-check'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { inLanguage } from '../site/in-language'
import { articleAnchor, articleName } from './article'
import { fragmentOf, longest, readFragment } from './fragment'
import { judge } from './judge'
import type { Answers, Question } from './rules'

const rules = inLanguage(loadData(dataFiles.aiAct), 'en')

const chosenIn = ({ options, several }: Question): fc.Arbitrary<string[]> => {
  const ids = options.filter(({ none }) => !none).map(({ id }) => id)
  const none = options.filter((option) => option.none).map(({ id }) => id)
  if (!several) return fc.constantFrom(...options.map(({ id }) => [id]))
  return fc.oneof(fc.constant(none), fc.subarray(ids, { minLength: 1 }))
}

/**
 * An answer to every question, mostly within the scope of the Act; answers to questions that are not asked are ignored.
 */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.tuple(
      ...rules.questions.map((question) =>
        chosenIn(question).map((chosen): [string, string[]] => [question.id, chosen]),
      ),
    ),
    fc.nat(9),
  )
  .map(([entries, chance]) => ({
    ...Object.fromEntries(entries),
    ...(chance > 0 ? { scope: ['eu'] } : {}),
  }))

const check = <Ts extends [unknown, ...unknown[]]>(property: fc.IProperty<Ts>) =>
  fc.assert(property, { numRuns: 1000 })

test('every path ends in a class, and each of its duties has an article and a date', () => {
  check(
    fc.property(anyAnswers, (answers) => {
      const { next, classes, duties, asked } = judge(answers, rules)
      expect(next).toBeUndefined()
      expect(classes.length).toBeGreaterThan(0)
      expect(asked[0]?.id).toBe(rules.questions[0]?.id)
      for (const { articles, date } of duties) {
        expect(articles.length).toBeGreaterThan(0)
        expect(date.day).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }),
  )
})

test('the reasons are the options chosen, but for “none”', () => {
  const { reasons } = judge({ scope: ['eu'], role: ['deployer'], prohibited: ['none'] }, rules)
  const chosen = ['scope.eu', 'role.deployer']
  const labels = rules.questions.flatMap(({ id, options }) =>
    options.filter((option) => chosen.includes(`${id}.${option.id}`)).map(({ label }) => label),
  )
  expect(reasons.map(({ label }) => label)).toEqual(labels)
  expect(labels).toHaveLength(2)
})

test('answering one question after the other gives the same result as answering all at once', () => {
  check(
    fc.property(anyAnswers, (answers) => {
      let given: Answers = {}
      for (let step = 0; step <= rules.questions.length; step += 1) {
        const { next } = judge(given, rules)
        if (!next) break
        given = { ...given, [next.id]: answers[next.id] ?? [] }
      }
      expect(judge(given, rules)).toEqual(judge(answers, rules))
    }),
  )
})

test('the order of the answers does not matter', () => {
  const shuffled = anyAnswers.chain((answers) =>
    fc.tuple(
      fc.constant(answers),
      fc
        .shuffledSubarray(Object.keys(answers), { minLength: Object.keys(answers).length })
        .map((keys) => Object.fromEntries(keys.map((key) => [key, (answers[key] ?? []).toReversed()]))),
    ),
  )
  check(
    fc.property(shuffled, ([answers, other]) => {
      expect(judge(other, rules)).toEqual(judge(answers, rules))
    }),
  )
})

test('an additional role, prohibition, area or transparency case never removes a duty', () => {
  const growing = ['role', 'prohibited', 'area', 'transparency', 'context', 'change'] as const
  const more = rules.questions
    .filter(({ id }) => growing.some((name) => name === id))
    .flatMap(({ id, options }) =>
      options.filter(({ none }) => !none).map((option) => [id, option.id] as const),
    )
  check(
    fc.property(anyAnswers, fc.constantFrom(...more), (answers, [question, option]) => {
      const others = rules.questions.find(({ id }) => id === question)?.options ?? []
      const before = (answers[question] ?? []).filter((id) => !others.find((one) => one.id === id)?.none)
      const after = { ...answers, [question]: [...before, option] }
      const ids = judge(after, rules).duties.map(({ id }) => id)
      const lost = judge(answers, rules).duties.filter(({ id }) => !ids.includes(id))
      // Outside the Union an importer is a distributor, whose duties are in the same group.
      expect(lost.filter(({ group }) => option !== 'abroad' || group !== 'chain')).toEqual([])
    }),
  )
})

test('writing and reading a fragment keeps the answers that count', () => {
  check(
    fc.property(anyAnswers, (given) => {
      const { answers } = judge(given, rules)
      const fragment = fragmentOf(answers, rules)
      expect(readFragment(`#${fragment}`, rules)).toEqual(answers)
      expect(fragment.length * 2).toBeLessThan(longest)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['a question that does not exist', '#gone=1'],
  ['an option that does not exist', '#scope=moon'],
  ['a name of JavaScript’s own', '#__proto__=eu&constructor=eu'],
  ['too much', `#scope=eu&${'x'.repeat(longest)}`],
  ['half a character', '#scope=%ff'],
])('%s in a fragment is ignored', (_, fragment) => {
  expect(readFragment(fragment, rules)).toEqual({})
})

test('“none” counts only alone, and a question with one answer takes the first', () => {
  const read = (fragment: string) => readFragment(fragment, rules)
  expect(read('prohibited=none,faces')).toEqual({ prohibited: ['faces'] })
  expect(read('scope=military,eu')).toEqual({ scope: ['eu'] })
})

test.each([
  ['4', 'Art. 4', 'art. 4', '#art_4'],
  ['26(2)', 'Art. 26(2)', 'art. 26, § 2', '#art_26'],
  ['5(1)(ba)', 'Art. 5(1)(ba)', 'art. 5, § 1, point b bis)', '#art_5'],
  ['5(1)(bb)', 'Art. 5(1)(bb)', 'art. 5, § 1, point b ter)', '#art_5'],
  ['5(1a)', 'Art. 5(1a)', 'art. 5, § 1 bis', '#art_5'],
  ['3(63)', 'Art. 3(63)', 'art. 3, point 63', '#art_3'],
  ['I', 'Annex I', 'annexe I', '#anx_I'],
  ['III.4', 'Annex III(4)', 'annexe III, point 4', '#anx_III'],
  ['III.5(b)', 'Annex III(5)(b)', 'annexe III, point 5 b)', '#anx_III'],
])('%s is written %s in English, %s in French, with the anchor %s', (reference, english, french, anchor) => {
  const spaces = (text: string) => text.replace(/\u00a0/g, ' ')
  expect(spaces(articleName(reference, 'en'))).toBe(english)
  expect(spaces(articleName(reference, 'fr'))).toBe(french)
  expect(articleAnchor(reference)).toBe(anchor)
})
