import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { Schema } from 'yup'
import type { Localized } from './messages/localized'
import type { Message } from './messages/message'
import { plainErrors } from './plain-words'
import { type Place, type Problem, problemIn } from './problem'
import { curlyQuotes, unknownReferences, unreadableYaml } from './unreadable/yaml'

type Source = {
  file: string
  /** Name of the file's kind in messages: “an article”. */
  whole: Localized
  yaml: string
  /** The parsed YAML, if available. */
  places?: Places
  /** Number of lines before the YAML: front matter begins after `---`. */
  linesBefore?: number
}

export type Places = ReturnType<typeof parsePlaces>

/** Parses YAML (or JSON) with the position of each entry. */
export function parsePlaces(yaml: string) {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })

  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }

  /** Returns the offset of the deepest existing node on a path like `offers[1].price`. */
  const offsetOf = (path: string): number => {
    const keys = path.match(/[^.[\]"]+/g) ?? []
    for (let depth = keys.length; depth >= 0; depth--) {
      const steps = keys.slice(0, depth).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      const parent = depth === 0 ? document.contents : document.getIn(steps.slice(0, -1), true)
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isNode(key) && String(key) === String(steps.at(-1)))
        : undefined
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0]
      const node = document.getIn(steps, true)
      if (isNode(node) && node.range) return node.range[0]
    }
    return 0
  }

  /** Returns the offset of the value itself, after its key. */
  const valueOffset = (path: string): number => {
    const keys = path.match(/[^.[\]"]+/g) ?? []
    const node = document.getIn(
      keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    )
    return isNode(node) && node.range ? node.range[0] : offsetOf(path)
  }

  const { value, errors } = read(yaml, document)
  return {
    /** Undefined if it cannot be parsed. */
    value,
    document,
    /** Syntax errors with their positions. */
    errors: errors.map(({ offset, said }) => ({ ...at(offset), said })),
    placeOf: (path: string) => at(offsetOf(path)),
    placeOfValue: (path: string) => at(valueOffset(path)),
  }
}

function read(yaml: string, document: Document.Parsed) {
  const errors = unreadableYaml(yaml, document)
  if (errors.length > 0) return { value: undefined, errors }
  try {
    const value: unknown = document.toJS()
    return { value, errors: curlyQuotes(yaml, document) }
  } catch {
    return { value: undefined, errors: unknownReferences(document) }
  }
}

/**
 * Validates YAML against its schema.
 * @returns each error at the line of its value, or of the entry that lacks it
 */
export function yamlProblems(
  { file, whole, yaml, places = parsePlaces(yaml), linesBefore = 0 }: Source,
  schema: Schema,
): Problem[] {
  const { value, errors, placeOf } = places
  const problem = ({ line, column }: Place, said: Message) =>
    problemIn(file)({ line: line + linesBefore, column }, said)
  const unreadable = errors.map((error) => problem(error, error.said))
  if (value === undefined && unreadable.length > 0) return unreadable
  return [
    ...unreadable,
    ...plainErrors(schema, value, whole)
      .map(({ path, message }) => problem(placeOf(path), message))
      // A value with typographic quotation marks is already reported.
      .filter(({ line }) => unreadable.every((other) => other.line !== line)),
  ]
}
