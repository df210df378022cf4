import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { splitFrontMatter } from '../articles/article-file'
import { editorFiles } from './editor-files'
import { jsonSchemas } from './json-schemas'

const ajv = addFormats(new Ajv({ allErrors: true, allowUnionTypes: true }))
const schemas = jsonSchemas()
const validator = (name: string) => {
  const found = schemas.find(({ file }) => file === `.vscode/schemas/${name}.json`)
  if (!found) throw new Error(`there is no schema ${name}`)
  return ajv.compile(found.schema)
}

test.each(Object.entries(editorFiles()))(
  '%s is what the schemas of the code say (npm run schemas)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('VS Code holds every YAML file of the content against its schema', () => {
  const settings: unknown = parse(readFileSync('.vscode/settings.json', 'utf8'))
  const wanted = schemas.filter(({ files }) => files.length > 0).map(({ file, files }) => [file, files])
  expect(settings).toMatchObject({ 'yaml.schemas': Object.fromEntries(wanted) })
})

const areas = readdirSync('content/offers').filter((name) => !/^(?:packs|price-list)\.yaml$/.test(name))
const data: readonly (readonly [schema: string, file: string])[] = [
  ['site', 'content/site.yaml'],
  ['tags', 'content/tags.yaml'],
  ['packs', 'content/offers/packs.yaml'],
  ['price-list', 'content/offers/price-list.yaml'],
  ...areas.map((name) => ['offers', `content/offers/${name}`] as const),
]

test.each(data)('the schema %s is kept by %s', (name, file) => {
  const validate = validator(name)
  validate(parse(readFileSync(file, 'utf8')))
  expect(validate.errors).toBeNull()
})

test('every article keeps the schema of its front matter', () => {
  const validate = validator('article')
  for (const name of readdirSync('content/articles', { recursive: true }).map(String)) {
    if (!name.endsWith('.mdx')) continue
    const { frontMatter } = splitFrontMatter(readFileSync(`content/articles/${name}`, 'utf8'))
    validate(frontMatter)
    expect([name, validate.errors]).toEqual([name, null])
  }
})

test.each([
  ['a field with a slip', { subtitel: 'A' }, 'must NOT have additional properties'],
  ['a day in another order', { publishedAt: '12/11/2026' }, 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'],
  ['a language that the site does not have', { only: 'de' }, 'must be equal to one of the allowed values'],
])('an editor underlines %s', (_, fault, message) => {
  const validate = validator('article')
  validate({ title: 'A', subtitle: 'B', publishedAt: '2026-11-12', tags: ['law'], ...fault })
  expect(validate.errors?.map((error) => error.message)).toEqual([message])
})

test('every field of an article, and every component, is explained', () => {
  const snippets: Record<string, { description: string }> = JSON.parse(
    editorFiles()['.vscode/article.code-snippets'] ?? '{}',
  )
  const silent = Object.entries(snippets).filter(([, { description }]) => description === '')
  expect(silent.map(([name]) => name)).toEqual([])
})
