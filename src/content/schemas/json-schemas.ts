import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { Schema } from 'yup'
import { aiActSchema } from './ai-act'
import { figuresSchema } from './figures'
import { offerAreaSchema, packsSchema, priceListSchema } from './offers'
import { ownServerSchema } from './own-server'
import { redirectsSchema } from './redirects'
import { searchWordsSchema } from './search-words'
import { siteSchema } from './site'
import { sovereigntySchema } from './sovereignty'
import { tagsSchema } from './tag'
import { toDecideSchema } from './to-decide'
import { twoYearsSchema } from './two-years'

/** Each kind of YAML, with its files: globs from the project's folder, later ones more specific. */
const kinds: readonly { name: string; title: string; schema: Schema; files: readonly string[] }[] = [
  { name: 'site', title: 'The house', schema: siteSchema, files: ['content/site.yaml'] },
  { name: 'tags', title: 'Tags of articles', schema: tagsSchema, files: ['content/tags.yaml'] },
  { name: 'figures', title: 'Figures that age', schema: figuresSchema, files: ['content/figures.yaml'] },
  {
    name: 'sovereignty',
    title: 'The criteria of the sovereignty check',
    schema: sovereigntySchema,
    files: ['content/sovereignty.yaml'],
  },
  {
    name: 'to-decide',
    title: 'What the owner decides',
    schema: toDecideSchema,
    files: ['content/to-decide.yaml'],
  },
  {
    name: 'redirects',
    title: 'Former names of articles and tags',
    schema: redirectsSchema,
    files: ['content/redirects.yaml'],
  },
  {
    name: 'search-words',
    title: 'What visitors call things',
    schema: searchWordsSchema,
    files: ['content/search-words.yaml'],
  },
  {
    name: 'ai-act',
    title: 'The rules of the check of the AI Act',
    schema: aiActSchema,
    files: ['content/ai-act.yaml'],
  },
  {
    name: 'own-server',
    title: 'What the calculator of own servers computes with',
    schema: ownServerSchema,
    files: ['content/own-server.yaml'],
  },
  {
    name: 'two-years',
    title: 'What a case costs over two years',
    schema: twoYearsSchema,
    files: ['content/two-years.yaml'],
  },
  {
    name: 'offers',
    title: 'The offers of one service area',
    schema: offerAreaSchema,
    files: ['content/offers/{ai,automation,cloud,consulting,mvp,support}.yaml'],
  },
  { name: 'packs', title: 'Combined packs', schema: packsSchema, files: ['content/offers/packs.yaml'] },
  {
    name: 'price-list',
    title: 'The price list',
    schema: priceListSchema,
    files: ['content/offers/price-list.yaml'],
  },
]

export type JsonSchemaFile = { file: string; schema: Record<string, unknown>; files: readonly string[] }

/**
 * Converts the yup schemas of the content to JSON Schema (draft 7), from which editors complete and explain fields.
 * @returns one for each kind of content, with its file in `.vscode/schemas`
 */
export function jsonSchemas(): JsonSchemaFile[] {
  return kinds.map(({ name, title, schema, files }) => ({
    file: `.vscode/schemas/${name}.json`,
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title,
      ...closed(convertSchema(schema), schema.describe()),
    },
    files,
  }))
}

/**
 * Adds what the converter leaves out: `noUnknown`, nullable fields, and patterns of named tests. Removes the empty
 * defaults of objects, which an editor would insert.
 */
function closed(json: object, description: unknown): Record<string, unknown> {
  const { default: _, ...rest } = { default: undefined, ...json }
  const found: Record<string, unknown> = { ...rest }
  if (part(description, 'nullable') === true && typeof found.type === 'string')
    found.type = [found.type, 'null']
  if (part(description, 'type') === 'object') {
    found.additionalProperties = false
    found.properties = Object.fromEntries(
      Object.entries(asObject(found.properties)).map(([name, property]) => [
        name,
        closed(asObject(property), part(part(description, 'fields'), name)),
      ]),
    )
  }
  const pattern = testsOf(description)
    .filter((test) => part(test, 'name') !== 'email' && part(test, 'name') !== 'url')
    .map((test) => part(part(test, 'params'), 'regex'))
    .find((regex) => regex instanceof RegExp)
  if (pattern) found.pattern = pattern.source
  if (testsOf(description).some((test) => part(test, 'name') === 'day'))
    found.pattern = '^\\d{4}-\\d{2}-\\d{2}$'
  if (found.items) found.items = closed(asObject(found.items), part(description, 'innerType'))
  return found
}

function testsOf(description: unknown): unknown[] {
  const tests = part(description, 'tests')
  return Array.isArray(tests) ? tests : []
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
const part = (value: unknown, key: string): unknown => Reflect.get(asObject(value), key)
