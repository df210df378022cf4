/**
 * Evaluates a literal expression, `[{ value: '40 h' }]`, without running it.
 * @param node a node of an ESTree (https://github.com/estree/estree)
 * @returns the value, wrapped in an object; undefined if the expression is code
 */
export function literalOf(node: unknown): { value: unknown } | undefined {
  switch (part(node, 'type')) {
    case 'Program': {
      const [statement, ...others] = list(node, 'body')
      return others.length === 0 ? literalOf(part(statement, 'expression')) : undefined
    }
    case 'Literal':
      return { value: part(node, 'value') }
    case 'UnaryExpression': {
      const value = literalOf(part(node, 'argument'))?.value
      return part(node, 'operator') === '-' && typeof value === 'number' ? { value: -value } : undefined
    }
    case 'TemplateLiteral': {
      const [text, ...others] = list(node, 'quasis')
      return others.length === 0 ? { value: part(part(text, 'value'), 'cooked') } : undefined
    }
    case 'ArrayExpression': {
      const values = list(node, 'elements').map(literalOf)
      return values.every((one) => one !== undefined)
        ? { value: values.map(({ value }) => value) }
        : undefined
    }
    case 'ObjectExpression': {
      const entries = list(node, 'properties').map((property) => {
        const key = part(property, 'key')
        const name = part(key, 'name') ?? part(key, 'value')
        const value = literalOf(part(property, 'value'))
        return value && typeof name === 'string' && part(property, 'computed') !== true
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

const part = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined

function list(node: unknown, key: string): unknown[] {
  const value = part(node, key)
  return Array.isArray(value) ? value : []
}
