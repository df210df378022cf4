import path from 'node:path'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import { fieldOf } from '../field-of'
import { dataFiles, offerArea } from '../load/data-files'
import { areaNames } from './offers'

/** Every kind of YAML file; all areas are one kind. Editors use the last one that matches. */
const kinds = [
  offerArea(`offers/{${areaNames.toSorted()}}.yaml`),
  ...Object.values(dataFiles).filter(({ name }) => name.endsWith('.yaml')),
]

type JsonSchemaFile = { file: string; text: string; files: readonly string[] }

/**
 * Converts the yup schemas of the content to JSON Schema (draft 7), with which editors complete and explain
 * fields.
 * @returns one for each kind of content, with its file in `.vscode/schemas`, its text and a glob of the files it
 * applies to
 */
export const jsonSchemas = (): JsonSchemaFile[] =>
  kinds.map(({ name, whole, schema: ofYup }) => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: whole.en,
      ...closed(convertSchema(ofYup)),
    }
    return {
      file: `.vscode/schemas/${name.startsWith('offers/{') ? 'offers' : path.parse(name).name}.json`,
      text: `${JSON.stringify(schema, null, 2)}\n`,
      files: [`content/${name}`],
    }
  })

/** Adds `noUnknown`, which the converter leaves out, and removes empty defaults, which an editor would insert. */
const closed = (json: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(json), (_, part: unknown) => {
    if (fieldOf(part, 'type') !== 'object') return part
    const { default: empty, ...rest } = Object(part)
    return { ...rest, additionalProperties: false }
  })
