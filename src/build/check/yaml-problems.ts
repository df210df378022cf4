import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { type Schema, ValidationError } from 'yup'
import type { Localized } from './messages/localized'
import { type Message, message } from './messages/message'
import { plainFaults } from './plain-words'
import { type Place, type Problem, problemIn } from './problem'

type Source = {
  file: string
  /** What the file is, for messages: “an article”. */
  whole: Localized
  yaml: string
  /** The same, where it has been parsed already. */
  places?: Places
  /** Lines of the file before the YAML begins: front matter starts after `---`. */
  linesBefore?: number
}

export type Places = ReturnType<typeof parsePlaces>

/** A YAML (or JSON) text that can say where each of its entries stands. */
export function parsePlaces(yaml: string) {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })

  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }

  /** The deepest part of the document that stands on the way to a path like `offers[1].price`. */
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

  /** Where the value itself stands, past its key. */
  const valueOffset = (path: string): number => {
    const keys = path.match(/[^.[\]"]+/g) ?? []
    const node = document.getIn(
      keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      true,
    )
    return isNode(node) && node.range ? node.range[0] : offsetOf(path)
  }

  return {
    document,
    /** Where it is no valid YAML, and why. */
    faults: document.errors.map(({ pos, message }) => ({
      ...at(pos[0]),
      message: message.split(' at line ')[0] ?? message,
    })),
    placeOf: (path: string) => at(offsetOf(path)),
    placeOfValue: (path: string) => at(valueOffset(path)),
  }
}

/** The mistakes that authors make most often. */
function inPlainWords(reason: string): Message {
  if (/Nested mappings|implicit keys/.test(reason)) return message('yamlColon')
  if (/Unexpected scalar at node end/.test(reason)) return message('yamlQuote')
  if (/must be unique/.test(reason)) return message('yamlTwice')
  return message('yamlUnreadable', { reason: reason.replace(/\.$/, '') })
}

/**
 * Holds YAML against its schema.
 * @returns each fault at the line of the value it concerns, or of the entry that should hold it
 */
export function yamlProblems(
  { file, whole, yaml, places = parsePlaces(yaml), linesBefore = 0 }: Source,
  schema: Schema,
): Problem[] {
  const { document, faults, placeOf } = places
  const problem = ({ line, column }: Place, said: Message) =>
    problemIn(file)({ line: line + linesBefore, column }, said)
  if (faults.length > 0) return faults.map((fault) => problem(fault, inPlainWords(fault.message)))

  const value: unknown = document.toJS()
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return plainFaults(error, schema, value, whole).map((fault) =>
      problem(placeOf(fault.path), fault.message),
    )
  }
}
