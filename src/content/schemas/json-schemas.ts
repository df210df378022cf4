import path from 'node:path'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import { valueAt } from '../field-of'
import { dataFiles, offerArea } from '../load/data-files'
import { areaNames } from './offers'

/** Every kind of YAML file; all areas are one kind. Editors use the last one that matches. */
const kinds = [
  offerArea(`offers/{${areaNames.toSorted()}}.yaml`),
  ...Object.values(dataFiles).filter(({ name }) => name.endsWith('.yaml')),
]

type JsonSchemaFile = { file: string; schema: Record<string, unknown>; files: readonly string[] }

/**
 * Converts the yup schemas of the content to JSON Schema (draft 7), with which editors complete and explain
 * fields.
 * @returns one for each kind of content, with its file in `.vscode/schemas` and a glob of the files it
 * applies to
 */
export const jsonSchemas = (): JsonSchemaFile[] =>
  kinds.map(({ name, title, schema }) => ({
    file: `.vscode/schemas/${name.startsWith('offers/{') ? 'offers' : path.parse(name).name}.json`,
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title,
      ...closed(convertSchema(schema), schema.describe()),
    },
    files: [`content/${name}`],
  }))

/**
 * Adds what the converter leaves out: `noUnknown`, nullable fields, and patterns of named tests. Removes the empty
 * defaults of objects, which an editor would insert.
 */
function closed(json: object, description: unknown): Record<string, unknown> {
  const { default: _, ...rest } = { default: undefined, ...json }
  const found: Record<string, unknown> = { ...rest }
  if (valueAt(description, 'nullable') === true && typeof found.type === 'string')
    found.type = [found.type, 'null']
  if (valueAt(description, 'type') === 'object') {
    found.additionalProperties = false
    found.properties = Object.fromEntries(
      Object.entries<unknown>(Object(found.properties)).map(([name, property]) => [
        name,
        closed(Object(property), valueAt(description, `fields.${name}`)),
      ]),
    )
  }
  const pattern = patternOf(description)
  if (pattern) found.pattern = pattern
  if (found.items) found.items = closed(Object(found.items), valueAt(description, 'innerType'))
  return found
}

/** Returns the pattern of a text, from its yup description; mail and web addresses have a format instead. */
export function patternOf(description: unknown): string | undefined {
  const tests: unknown = valueAt(description, 'tests')
  if (!Array.isArray(tests)) return undefined
  const own = tests.filter((test) => !/^(?:email|url)$/.test(String(valueAt(test, 'name'))))
  return own.map((test) => valueAt(test, 'params.regex')).find((regex) => regex instanceof RegExp)?.source
}
