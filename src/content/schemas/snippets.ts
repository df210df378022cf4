import { componentProps } from '../../articles/components/props'
import { valueAt } from '../field-of'
import { articleSchema } from './article'

type Snippet = { scope: string; prefix: string; body: string[]; description: string }

/**
 * Builds VS Code's snippets for articles: each field of the front matter that authors write, and each component,
 * explained. VS Code does not validate the front matter of MDX; the task `check` does.
 * @returns the content of `.vscode/article.code-snippets`, by the name of each snippet
 */
export function articleSnippets(): Record<string, Snippet> {
  const fields = Object.entries(articleSchema.fields)
    .map(([name, field]) => [name, field.describe()] as const)
    .filter(([, description]) => valueAt(description, 'meta.byCommand') !== true)
    .map(([name, description]) => snippet('Field', name, `${name}: ${blank(description)}`, description))
  const components = Object.entries(componentProps).map(([name, schema]) => {
    const description = schema.describe()
    return snippet('Component', name, component(name, description), description)
  })
  return Object.fromEntries([...fields, ...components])
}

const snippet = (kind: string, prefix: string, text: string, description: object): [string, Snippet] => [
  `${kind} ${prefix}`,
  { scope: 'mdx', prefix, body: text.split('\n'), description: said(description) },
]

/** Returns a placeholder, for words in quotation marks, as YAML would misread a colon. */
function blank(field: object): string {
  const type = valueAt(field, 'type')
  if (type === 'array') return '[$1]'
  if (type === 'boolean') return 'true'
  const place = choices(field, 1)
  // Days and file names need no quotation marks.
  return place === '$1' && !valueAt(field, 'meta.jsonSchema.pattern') ? '"$1"' : place
}

/** Returns a placeholder, with choices if the field has few values. */
function choices(field: unknown, stop: number): string {
  const values = valueAt(field, 'oneOf')
  return Array.isArray(values) && values.length > 0 ? `\${${stop}|${values.join(',')}|}` : `$${stop}`
}

/** Returns a snippet with a placeholder for every prop, in order. Without blank lines MDX would not read what is within as Markdown. */
function component(name: string, description: object): string {
  let stop = 0
  const next = () => `$${++stop}`
  const props = Object.entries<unknown>(Object(valueAt(description, 'fields'))).map(([prop, field]) => {
    const entry = Object.keys(Object(valueAt(field, 'innerType.fields')))
    return entry.length > 0
      ? ` ${prop}={[{ ${entry.map((key) => `${key}: "${next()}"`).join(', ')} }]}`
      : ` ${prop}="${choices(field, ++stop)}"`
  })
  const start = `<${name}${props.join('')}`
  return valueAt(description, 'meta.children') ? `${start}>\n\n$0\n\n</${name}>` : `${start} />$0`
}

function said(description: object): string {
  const text = valueAt(description, 'meta.jsonSchema.description')
  return typeof text === 'string' ? text : ''
}
