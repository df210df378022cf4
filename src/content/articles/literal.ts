import { fieldOf } from '../field-of'

/**
 * Evaluates a literal expression, `[{ value: '40 h' }]`, without running it.
 * @param node a node of an ESTree (https://github.com/estree/estree)
 * @returns the value, wrapped in an object; undefined if the expression is code
 */
export function literalOf(node: unknown): { value: unknown } | undefined {
  switch (fieldOf(node, 'type')) {
    case 'Program': {
      const [statement, ...others] = list(node, 'body')
      return others.length === 0 ? literalOf(fieldOf(statement, 'expression')) : undefined
    }
    case 'Literal':
      return { value: fieldOf(node, 'value') }
    case 'UnaryExpression': {
      const value = literalOf(fieldOf(node, 'argument'))?.value
      return fieldOf(node, 'operator') === '-' && typeof value === 'number' ? { value: -value } : undefined
    }
    case 'TemplateLiteral': {
      const [text, ...others] = list(node, 'quasis')
      return others.length === 0 ? { value: fieldOf(fieldOf(text, 'value'), 'cooked') } : undefined
    }
    case 'ArrayExpression': {
      const values = list(node, 'elements').map(literalOf)
      return values.every((one) => one !== undefined)
        ? { value: values.map(({ value }) => value) }
        : undefined
    }
    case 'ObjectExpression': {
      const entries = list(node, 'properties').map((property) => {
        const key = fieldOf(property, 'key')
        const name = fieldOf(key, 'name') ?? fieldOf(key, 'value')
        const value = literalOf(fieldOf(property, 'value'))
        return value && typeof name === 'string' && fieldOf(property, 'computed') !== true
          ? ([name, value.value] as const)
          : undefined
      })
      return entries.every((entry) => entry !== undefined)
        ? { value: Object.fromEntries(entries) }
        : undefined
    }
    default:
      return undefined
  }
}

function list(node: unknown, key: string): unknown[] {
  const value = fieldOf(node, key)
  return Array.isArray(value) ? value : []
}
