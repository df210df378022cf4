import type { Schema } from 'yup'
import { componentProps } from '../../articles/components/props'
import { articleSchema } from './article'

type Snippet = { scope: string; prefix: string; body: string[]; description: string }

/**
 * What VS Code offers while an article is written: each field of the front matter and each component, with what it
 * means. VS Code validates no front matter of MDX; `npm run check` does.
 * @returns the content of `.vscode/article.code-snippets`, by the name of each snippet
 */
export function articleSnippets(): Record<string, Snippet> {
  const fields = Object.entries(articleSchema.fields).map(([name, field]): [string, Snippet] => [
    `Field ${name}`,
    {
      scope: 'mdx',
      prefix: name,
      body: [`${name}: ${blank(field.describe())}`],
      description: said(field.describe()),
    },
  ])
  const components = Object.entries(componentProps).map(([name, schema]): [string, Snippet] => [
    `Component ${name}`,
    { scope: 'mdx', prefix: name, body: [component(name, schema)], description: said(schema.describe()) },
  ])
  return Object.fromEntries([...fields, ...components])
}

type Described = ReturnType<Schema['describe']>

function blank(field: object): string {
  const type: unknown = Reflect.get(field, 'type')
  if (type === 'array') return '[$1]'
  if (type === 'object') return '{ $1 }'
  return type === 'boolean' ? 'true' : '$1'
}

/** Required props are there to be filled in; the others are looked up in the guide. */
function component(name: string, schema: Schema): string {
  const description: Described = schema.describe()
  const props = 'fields' in description ? Object.entries(asObject(description.fields)) : []
  const required = props.filter(([, prop]) => Reflect.get(asObject(prop), 'optional') !== true)
  const written = required.map(([prop, field], index) => {
    const list = Reflect.get(asObject(field), 'type') === 'array'
    return ` ${prop}=${list ? `{[{ $${index + 1} }]}` : `"$${index + 1}"`}`
  })
  const start = `<${name}${written.join('')}`
  const holdsText = 'children' in asObject(description.meta)
  return holdsText ? `${start}>$0</${name}>` : `${start} />$0`
}

function said(description: object): string {
  const text: unknown = Reflect.get(
    asObject(Reflect.get(asObject(Reflect.get(description, 'meta')), 'jsonSchema')),
    'description',
  )
  return typeof text === 'string' ? text : ''
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
