import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { authorsLanguages, message } from '../messages/message'
import { countsInWords, formatProblem, type Problem } from '../messages/problem'
import { jsonSchemas } from './json-schemas'

const ajv = addFormats(new Ajv({ allErrors: true, allowUnionTypes: true }))
const schemas = jsonSchemas()
const validator = (name: string) => {
  const found = schemas.find(({ file }) => file === `.vscode/schemas/${name}.json`)
  if (!found) throw new Error(`there is no schema ${name}`)
  return ajv.compile(JSON.parse(found.text))
}

test.each(schemas)('$file matches the schema of the code (npm run schemas)', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('VS Code validates every YAML file of the content', () => {
  const settings: unknown = parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings).toMatchObject({
    'yaml.schemas': Object.fromEntries(schemas.map(({ file, files }) => [file, files])),
  })
  const there = readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`)
  expect(there.sort()).toEqual(schemas.map(({ file }) => file).sort())
})

const areas = readdirSync('content/offers').filter((name) => !/^(?:packs|price-list)\.yaml$/.test(name))
const data: readonly (readonly [schema: string, file: string])[] = [
  ['site', 'content/site.yaml'],
  ['tags', 'content/tags.yaml'],
  ['redirects', 'content/redirects.yaml'],
  ['packs', 'content/offers/packs.yaml'],
  ['price-list', 'content/offers/price-list.yaml'],
  ...areas.map((name) => ['offers', `content/offers/${name}`] as const),
]

test.each(data)('%s is valid for %s', (name, file) => {
  const validate = validator(name)
  validate(parse(readFileSync(file, 'utf8')))
  expect(validate.errors).toBeNull()
})

const list = { validUntil: '2026-12-31', stages: [100], vat: 20, entries: [{ offers: ['audit'] }] }
test.each([
  ['a misspelled field', 'price-list', { ...list, stage: 1 }, 'must NOT have additional properties'],
  [
    'a day in another order',
    'price-list',
    { ...list, validUntil: '31/12/2026' },
    'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"',
  ],
  [
    'an unknown picture',
    'tags',
    [{ tag: 'law', name: { en: 'Law', fr: 'Droit' }, picture: 'sea' }],
    'must be equal to one of the allowed values',
  ],
])('an editor underlines %s', (_, name, value, message) => {
  const validate = validator(name)
  validate(value)
  expect(validate.errors?.map((error) => error.message)).toEqual([message])
})

describe('the task of VS Code', () => {
  type Matcher = {
    severity: string
    pattern: { regexp: string; file: number; line: number; column: number; message: number }
    background: { beginsPattern: string; endsPattern: string }
  }
  const { tasks }: { tasks: { problemMatcher: Matcher[] }[] } = parse(
    readFileSync('.vscode/tasks.json', 'utf8'),
  )
  const matchers = tasks[0]?.problemMatcher ?? []

  test.each(authorsLanguages)('parses every line of the check in %s', (language) => {
    for (const severity of ['error', 'warning'] as const) {
      const problem: Problem = {
        file: 'content/tags.yaml',
        line: 3,
        column: 9,
        message: message('fileMissing'),
        severity,
      }
      const read = matchers.flatMap((matcher) => {
        const found = new RegExp(matcher.pattern.regexp).exec(formatProblem(problem, language))
        const { file, line, column, message: said } = matcher.pattern
        return found ? [[matcher.severity, found[file], found[line], found[column], found[said]]] : []
      })
      expect(read).toEqual([[severity, 'content/tags.yaml', '3', '9', message('fileMissing')[language]]])
    }
    for (const { background } of matchers) {
      expect(message('savedContent')[language]).toMatch(new RegExp(background.beginsPattern))
      expect(message('watching', countsInWords([]))[language]).toMatch(new RegExp(background.endsPattern))
    }
  })
})
