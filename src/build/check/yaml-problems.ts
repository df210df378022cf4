import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { type Schema, ValidationError } from 'yup'
import type { Problem } from './problem'

type Source = {
  file: string
  yaml: string
  /** Lines of the file before the YAML begins: front matter starts after `---`. */
  linesBefore?: number
}

/**
 * Holds YAML against its schema.
 * @returns each fault at the line of the value it concerns, or of the entry that should hold it
 */
export function yamlProblems({ file, yaml, linesBefore = 0 }: Source, schema: Schema): Problem[] {
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  const problem = (offset: number, message: string): Problem => {
    const { line, col } = counter.linePos(offset)
    return {
      file,
      line: Math.max(1, line) + linesBefore,
      column: Math.max(1, col),
      message,
      severity: 'error',
    }
  }
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) =>
      problem(pos[0], `This is no valid YAML: ${message.split('\n')[0]}`),
    )
  }

  /** The deepest part of the document that stands on the way to a path. */
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

  try {
    schema.validateSync(document.toJS(), { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const faults = error.inner.length > 0 ? error.inner : [error]
    return faults.map(({ path = '', message }) => problem(offsetOf(path), message.split('\n')[0] ?? message))
  }
}
