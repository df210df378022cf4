import { array, number, object, string } from 'yup'
import { byPlace, formatProblem } from '../messages/problem'
import { parsePlaces, yamlProblems } from './yaml-problems'

const schema = object({
  name: string().required(),
  price: object({ amount: number().required(), per: string().oneOf(['day', 'month']) })
    .noUnknown()
    .default(undefined),
  entries: array(object({ id: string().required() }).noUnknown()),
})
  .noUnknown()
  .strict()

const found = (yaml: string) => {
  const whole = { en: 'a thing', fr: 'd’une chose' }
  return yamlProblems({ file: 'content/a.yaml', whole, places: parsePlaces(yaml) }, schema)
}
const problems = (yaml: string) => found(yaml).map((problem) => formatProblem(problem, 'en'))

test('valid YAML has no problems', () => {
  expect(problems('name: A\nprice: { amount: 5, per: day }\nentries:\n  - id: a\n')).toEqual([])
})

test.each([
  [
    'a value of the wrong kind, at its key',
    'name: A\nprice:\n  amount: much\n',
    'content/a.yaml:3:3: “price.amount” must be a number without quotes, sign or unit, not the text “much”.',
  ],
  [
    'a value inside braces',
    'name: A\nprice: { amount: 5, per: year }\n',
    'content/a.yaml:2:21: “price.per” cannot be “year”; write one of: day, month.',
  ],
  [
    'a value in a list',
    'name: A\nentries:\n  - id: a\n  - id: 7\n',
    'content/a.yaml:4:5: “id” must be a text, not 7.',
  ],
  [
    'a field that is missing, where the entry begins',
    'entries: []\n',
    'content/a.yaml:1:1: “name” is missing.',
  ],
  [
    'a field that an entry of a list is missing, where that entry begins',
    'name: A\nentries:\n  - id: a\n  - {}\n',
    'content/a.yaml:4:5: “id” is missing.',
  ],
  [
    'a field that an inner entry is missing, at the entry’s key',
    'name: A\nprice: { per: day }\n',
    'content/a.yaml:2:1: “price.amount” is missing.',
  ],
  [
    'a field that nobody knows, where it stands',
    'name: A\nprice: { amount: 5, pre: day }\n',
    'content/a.yaml:2:21: “pre” is not a field of “price”; write one of: amount, per.',
  ],
])('%s', (_, yaml, problem) => {
  expect(problems(yaml)).toEqual([problem])
})

test('finds all errors at once', () => {
  const yaml = 'price: { amount: much }\nentries:\n  - {}\n'
  expect(
    found(yaml)
      .sort(byPlace)
      .map((problem) => formatProblem(problem, 'en')),
  ).toEqual([
    'content/a.yaml:1:1: “name” is missing.',
    'content/a.yaml:1:10: “price.amount” must be a number without quotes, sign or unit, not the text “much”.',
    'content/a.yaml:3:5: “id” is missing.',
  ])
})

test('YAML may begin with a line of ---, as front matter does', () => {
  expect(problems('---\nname: A\nprice: 5\n')).toEqual([
    'content/a.yaml:3:1: “price” must be a group of fields, not 5.',
  ])
})

test.each([
  [
    'a bracket that is not closed',
    'name: A\nentries: [a\n',
    /^content\/a\.yaml:2:10: This bracket or brace is never closed\.$/,
  ],
  [
    'a key written twice',
    'name: A\nname: B\n',
    /^content\/a\.yaml:2:1: This field is here twice; take one of them out\.$/,
  ],
])('reports invalid YAML at its position: %s', (_, yaml, problem) => {
  expect(problems(yaml)).toEqual([expect.stringMatching(problem)])
})

test('every problem of YAML is an error', () => {
  expect(found('entries: [').map(({ severity }) => severity)).toEqual(['error'])
})

test('an empty file has one problem, at its beginning', () => {
  expect(problems('')).toEqual([expect.stringMatching(/^content\/a\.yaml:1:1: /)])
})
