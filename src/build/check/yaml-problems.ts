import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { type Schema, ValidationError } from 'yup'
import type { Problem } from './problem'

type Source = {
  file: string
  yaml: string
  /** Lines of the file before the YAML begins: front matter starts after `---`. */
  linesBefore?: number
}

/** A YAML (or JSON) text that can say where each of its entries stands. */
export function parsePlaces(yaml: string) {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })

  const at = (offset: number) => {
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

  return {
    document,
    /** Where it is no valid YAML, and why. */
    faults: document.errors.map(({ pos, message }) => ({
      ...at(pos[0]),
      message: message.split(' at line ')[0] ?? message,
    })),
    placeOf: (path: string) => at(offsetOf(path)),
  }
}

/**
 * Holds YAML against its schema.
 * @returns each fault at the line of the value it concerns, or of the entry that should hold it
 */
export function yamlProblems({ file, yaml, linesBefore = 0 }: Source, schema: Schema): Problem[] {
  const { document, faults, placeOf } = parsePlaces(yaml)
  const problem = ({ line, column }: { line: number; column: number }, message: string): Problem => ({
    file,
    line: line + linesBefore,
    column,
    message,
    severity: 'error',
  })
  if (faults.length > 0)
    return faults.map((fault) => problem(fault, `This is no valid YAML: ${fault.message}`))

  try {
    schema.validateSync(document.toJS(), { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return found.map(({ path = '', message }) => problem(placeOf(path), message.replace(/\s*\n\s*/g, ' ')))
  }
}
