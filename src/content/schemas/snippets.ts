import { componentProps } from '../../articles/components/props'
import { articleSchema } from './article'

type Snippet = { scope: string; prefix: string; body: string[]; description: string }

/**
 * What VS Code offers while an article is written: each field of the front matter that authors write, and each component, with
 * what it means. VS Code validates no front matter of MDX; the task `check` does.
 * @returns the content of `.vscode/article.code-snippets`, by the name of each snippet
 */
export function articleSnippets(): Record<string, Snippet> {
  const fields = Object.entries(articleSchema.fields)
    .map(([name, field]) => [name, field.describe()] as const)
    .filter(([, description]) => part(part(description, 'meta'), 'byCommand') !== true)
    .map(([name, description]): [string, Snippet] => [
      `Field ${name}`,
      {
        scope: 'mdx',
        prefix: name,
        body: [`${name}: ${blank(description)}`],
        description: said(description),
      },
    ])
  const components = Object.entries(componentProps).map(([name, schema]): [string, Snippet] => [
    `Component ${name}`,
    {
      scope: 'mdx',
      prefix: name,
      body: [component(name, schema.describe())],
      description: said(schema.describe()),
    },
  ])
  return Object.fromEntries([...fields, ...components])
}

/** What is to be filled in: words in quotation marks, as a colon in them would be read as YAML. */
function blank(field: object): string {
  const type = part(field, 'type')
  if (type === 'array') return '[$1]'
  if (type === 'boolean') return 'true'
  const place = choices(field, 1)
  return isWords(field) && place === '$1' ? '"$1"' : place
}

/** A day or the name of a file holds nothing that YAML would read. */
function isWords(field: object): boolean {
  const tests = part(field, 'tests')
  return !(
    Array.isArray(tests) &&
    tests.some((test) => part(test, 'name') === 'day' || part(part(test, 'params'), 'regex'))
  )
}

/** A place to fill in: of a field that has few values, those to choose from. */
function choices(field: unknown, stop: number): string {
  const values = part(field, 'oneOf')
  return Array.isArray(values) && values.length > 0 ? `\${${stop}|${values.join(',')}|}` : `$${stop}`
}

/** Every prop is there to be filled in, in order. */
function component(name: string, description: object): string {
  let stop = 0
  const next = () => `$${++stop}`
  const props = Object.entries(asObject(part(description, 'fields'))).map(([prop, field]) => {
    const entry = Object.keys(asObject(part(part(field, 'innerType'), 'fields')))
    return entry.length > 0
      ? ` ${prop}={[{ ${entry.map((key) => `${key}: "${next()}"`).join(', ')} }]}`
      : ` ${prop}="${choices(field, ++stop)}"`
  })
  const start = `<${name}${props.join('')}`
  return part(part(description, 'meta'), 'children') ? `${start}>$0</${name}>` : `${start} />$0`
}

function said(description: object): string {
  const text = part(part(part(description, 'meta'), 'jsonSchema'), 'description')
  return typeof text === 'string' ? text : ''
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
const part = (value: unknown, key: string): unknown => Reflect.get(asObject(value), key)
