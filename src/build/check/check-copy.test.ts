import { rmSync } from 'node:fs'
import { inTemporaryProject, seed, writeFiles } from '../../../tests/temporary-project'
import { checkCopy } from './check-copy'
import { byPlace, formatProblem } from './problem'

inTemporaryProject()

const en = `{
  "title": "Articles",
  "page": "Page {{page}} of {{total}}",
  "empty": {
    "heading": "No results",
    "text": "Try again."
  },
  "items": [
    { "name": "Firm prices" },
    { "name": "Results" }
  ]
}
`

const fr = `{
  "title": "Articles",
  "page": "Page {{page}} sur {{total}}",
  "empty": {
    "heading": "Aucun résultat",
    "text": "Essayez encore."
  },
  "items": [
    { "name": "Prix fermes" },
    { "name": "Résultats" }
  ]
}
`

beforeEach(() => writeFiles({ 'content/copy/en/articles.json': en, 'content/copy/fr/articles.json': fr }))

const check = () => checkCopy().sort(byPlace).map(formatProblem)

test('complete copy is silent', () => {
  expect(check()).toEqual([])
})

test.each([
  ['an empty text', '"Aucun résultat"', '""', 'content/copy/fr/articles.json:5:5: "empty.heading" is empty.'],
  [
    'a text of spaces',
    '"Aucun résultat"',
    '"  "',
    'content/copy/fr/articles.json:5:5: "empty.heading" is empty.',
  ],
  [
    'a placeholder left out',
    '{{page}} sur {{total}}',
    '{{page}}',
    'content/copy/fr/articles.json:3:3: "page" must have the placeholders of content/copy/en/articles.json: {{page}} {{total}}.',
  ],
  [
    'a placeholder misspelt',
    '{{total}}',
    '{{page_}}',
    'content/copy/fr/articles.json:3:3: "page" must have the placeholders of content/copy/en/articles.json: {{page}} {{total}}.',
  ],
  [
    'a placeholder that the original has not',
    '"Essayez encore."',
    '"Essayez {{word}}."',
    'content/copy/fr/articles.json:6:5: "empty.text" must have the placeholders of content/copy/en/articles.json: none.',
  ],
  [
    'a key of its own',
    '"text": "Essayez encore."',
    '"text": "Essayez encore.",\n    "more": "Encore"',
    'content/copy/fr/articles.json:7:5: "empty.more" exists in this language only; add it to content/copy/en/articles.json or take it out.',
  ],
  [
    'a missing key',
    '"heading": "Aucun résultat",',
    '',
    'content/copy/fr/articles.json:4:3: "empty.heading" is missing; content/copy/en/articles.json has it.',
  ],
  [
    'a list that is too short',
    ',\n    { "name": "Résultats" }',
    '',
    'content/copy/fr/articles.json:8:3: "items.1.name" is missing; content/copy/en/articles.json has it.',
  ],
])('French copy with %s: %j for %j', (_, words, fault, problem) => {
  seed('content/copy/fr/articles.json', words, fault)
  expect(check()).toEqual([problem])
})

test('the order of placeholders is each language’s own', () => {
  seed('content/copy/fr/articles.json', 'Page {{page}} sur {{total}}', '{{total}} pages, dont la {{page}}')
  expect(check()).toEqual([])
})

test('an empty text of the original is a fault of the original', () => {
  seed('content/copy/en/articles.json', '"No results"', '""')
  expect(check()).toEqual(['content/copy/en/articles.json:5:5: "empty.heading" is empty.'])
})

test('all faults of all files are found at once', () => {
  writeFiles({
    'content/copy/en/home.json': '{ "title": "Home" }',
    'content/copy/fr/home.json': '{ "titre": "Accueil" }',
  })
  seed('content/copy/fr/articles.json', '"Aucun résultat"', '""')
  seed('content/copy/fr/articles.json', '{{total}}', '')
  expect(check()).toEqual([
    'content/copy/fr/articles.json:3:3: "page" must have the placeholders of content/copy/en/articles.json: {{page}} {{total}}.',
    'content/copy/fr/articles.json:5:5: "empty.heading" is empty.',
    'content/copy/fr/home.json:1:1: "title" is missing; content/copy/en/home.json has it.',
    'content/copy/fr/home.json:1:3: "titre" exists in this language only; add it to content/copy/en/home.json or take it out.',
  ])
})

test.each(['en', 'fr'])('a file that is missing in %s is named', (language) => {
  rmSync(`content/copy/${language}/articles.json`)
  expect(check()).toEqual([
    expect.stringMatching(
      `^content/copy/${language}/articles\\.json:1:1: This file is missing; the other language has it.`,
    ),
  ])
})

test('a file that is no JSON is named', () => {
  seed('content/copy/fr/articles.json', '"title": "Articles",', '"title": "Articles"')
  expect(check()).toEqual([
    expect.stringMatching(/^content\/copy\/fr\/articles\.json:\d+:\d+: This file cannot be read: /),
  ])
})

test('a file that is no JSON is said to be wrong where it is wrong', () => {
  seed('content/copy/fr/articles.json', '"title": "Articles",', '"title": "Articles"')
  expect(check()).toEqual([expect.stringMatching(/^content\/copy\/fr\/articles\.json:3:3: /)])
})

test('of keys of one name in several places, the faulty one is pointed at', () => {
  seed('content/copy/fr/articles.json', '"Résultats"', '""')
  expect(check()).toEqual(['content/copy/fr/articles.json:10:7: "items.1.name" is empty.'])
})
