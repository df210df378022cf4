import { reach, type Schema, type SchemaDescription, type ValidationError } from 'yup'
import { instead, nearest } from './nearest'

export type Fault = { path: string; message: string }

/**
 * Says in an author's words what yup found.
 * @param value what was validated; @param noun what the whole is, like “an article”
 * @returns the path of each fault (`offers[1].price`) and a sentence that says what to write instead
 */
export function plainFaults(error: ValidationError, schema: Schema, value: unknown, noun: string): Fault[] {
  const found = error.inner.length > 0 ? error.inner : [error]
  const unknown = found
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((one) => unknownFields(one, schema, value, noun))
  const meant = new Set(unknown.map(({ meant }) => meant))
  return [
    ...unknown,
    // A field that stands there under a name with a slip is told once, not as missing too.
    ...found
      .filter(({ type, path = '' }) => type !== 'noUnknown' && !meant.has(path))
      .map((one) => ({ path: one.path ?? '', message: sentence(one, schema) })),
  ]
}

function unknownFields({ path = '' }: ValidationError, schema: Schema, value: unknown, noun: string) {
  const known = fieldsOf(describe(schema, path))
  const there = valueAt(value, path)
  const written = typeof there === 'object' && there !== null ? Object.keys(there) : []
  const free = known.filter((name) => !written.includes(name))
  const at = (name: string) => (path ? `${path}.${name}` : name)
  return written
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, free)
      const whole = path ? partOf(path) : noun
      return {
        path: at(name),
        meant: near && at(near),
        message: `“${name}” is no field of ${whole}; ${near ? `did you mean “${near}”?` : instead(name, known)}`,
      }
    })
}

function sentence({ type, path = '', params, message, value }: ValidationError, schema: Schema): string {
  const name = path ? `“${plainPath(path)}”` : 'This file'
  const explanation = explanationOf(schema, path)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return value === '' ? `${name} is empty.${explanation}` : `${name} is missing.${explanation}`
    case 'typeError':
      return `${name} must be ${kindOf(params?.type)}, not ${typeof value === 'string' ? `the text “${text}”` : text}.${explanation}`
    case 'integer':
      return `${name} must be a whole number, not ${text}.`
    case 'email':
      return `${name} must be a mail address like bonjour@example.org, not “${text}”.`
    case 'url':
      return `${name} must be an address like https://example.org, not “${text}”.`
    case 'oneOf': {
      const values = describe(schema, path)
      const known = values && 'oneOf' in values ? values.oneOf.map(String) : []
      return `${name} cannot be “${text}”; ${instead(text ?? '', known)}`
    }
    case 'max':
      return Array.isArray(value)
        ? `${name} has ${value.length} entries; ${params?.max} are the most.`
        : `${name} has ${text?.length} characters; ${params?.max} are the most.`
    case 'min':
      return Array.isArray(value)
        ? `${name} needs at least one entry.${explanation}`
        : `${name} must be above zero, not ${text}.`
    default:
      return `${message.replace(path, name).replace(/\.$/, '')}.`
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number without quotes, sign or unit',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}
const kindOf = (type: unknown) => kinds[String(type)] ?? String(type)

/** `offers[1].price.amount` is “price.amount” to an author, whose editor is at the line already. */
export const plainPath = (path: string) => path.replace(/^(?:\[\d+\]\.|.*\]\.)/, '')

/** `offers[1]` is an entry of “offers”. */
const partOf = (path: string) => {
  const [, list] = /([\w.]+)\[\d+\]$/.exec(path) ?? []
  return list ? `an entry of “${list}”` : /^\[\d+\]$/.test(path) ? 'an entry' : `“${plainPath(path)}”`
}

function describe(schema: Schema, path: string): SchemaDescription | undefined {
  const found = path ? reach(schema, path) : schema
  return 'describe' in found ? asDescription(found.describe()) : undefined
}

const asDescription = (description: unknown): SchemaDescription | undefined =>
  isDescription(description) ? description : undefined
const isDescription = (description: unknown): description is SchemaDescription =>
  typeof description === 'object' && description !== null && 'tests' in description

const fieldsOf = (description: SchemaDescription | undefined): string[] =>
  description &&
  'fields' in description &&
  typeof description.fields === 'object' &&
  description.fields !== null
    ? Object.keys(description.fields)
    : []

/** What the schema says of a field (`explained`), as the rest of a message. */
function explanationOf(schema: Schema, path: string): string {
  const meta: unknown = describe(schema, path)?.meta
  const said = path && valueAt(meta, 'jsonSchema.description')
  return typeof said === 'string' ? ` ${said}` : ''
}

/** @returns what stands at a path like `offers[1].price` */
export function valueAt(value: unknown, path: string): unknown {
  return (path.match(/[^.[\]"]+/g) ?? []).reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}
