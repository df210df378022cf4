import { type Document, isMap, isNode, isSeq, parseDocument } from 'yaml'
import type { Schema } from 'yup'
import { stepsOf } from '../field-of'
import type { Localized } from '../messages/message'
import { type Problem, placeOf, problemIn } from '../messages/problem'
import { plainErrors } from './plain-words'
import { unknownReferences, unreadableYaml } from './unreadable-yaml'

type Source = {
  file: string
  /** Name of the file's kind in messages: “an article”. */
  whole: Localized
  places: Places
}

export type Places = ReturnType<typeof parsePlaces>

/** Parses YAML (or JSON) with the position of each entry. */
export function parsePlaces(yaml: string) {
  const document = parseDocument(yaml)

  /** Finds the deepest existing entry on a path like `offers[1].price`. An entry of a list is its own key. */
  function entryAt(path: string): { key: unknown; value: unknown } {
    let found: { key: unknown; value: unknown } = { key: document.contents, value: document.contents }
    for (const step of stepsOf(path)) {
      const { value } = found
      const item: unknown = isSeq(value) ? value.items[Number(step)] : undefined
      const entry = isMap(value)
        ? value.items.find(({ key }) => String(key) === step)
        : isNode(item) && { key: item, value: item }
      if (!entry) break
      found = entry
    }
    return found
  }

  const at = (offset: number) => placeOf(yaml, offset)
  const startOf = (node: unknown) => at((isNode(node) && node.range?.[0]) || 0)

  const { value, errors } = read(yaml, document)
  return {
    /** Undefined if it cannot be parsed. */
    value,
    document,
    /** Syntax errors with their positions. */
    errors: errors.map(({ offset, said }) => ({ ...at(offset), said })),
    placeOf: (path: string) => startOf(entryAt(path).key),
    placeOfValue: (path: string) => startOf(entryAt(path).value),
  }
}

function read(yaml: string, document: Document.Parsed) {
  const errors = unreadableYaml(yaml, document)
  if (errors.length > 0) return { value: undefined, errors }
  try {
    const value: unknown = document.toJS()
    return { value, errors }
  } catch {
    return { value: undefined, errors: unknownReferences(document) }
  }
}

/**
 * Validates YAML against its schema.
 * @returns each error at the line of its value, or of the entry that lacks it
 */
export function yamlProblems({ file, whole, places }: Source, schema: Schema): Problem[] {
  const { value, errors } = places
  const problem = problemIn(file)
  if (errors.length > 0) return errors.map((error) => problem(error, error.said))
  return plainErrors(schema, value, whole).map(({ path, message }) => problem(places.placeOf(path), message))
}
