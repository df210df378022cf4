import { reach, type Schema, type SchemaDescription, type ValidationError } from 'yup'
import { longestRetention } from '../../contact/longest-retention'
import { languages } from '../../site/languages'
import { fieldOf } from '../field-of'
import type { Localized } from './messages/localized'
import { isCode, type Message, message, messageOf } from './messages/message'
import { instead, nearest } from './nearest'

export type Error = { path: string; message: Message }

/**
 * Translates yup's errors into plain words for authors.
 * @param value the validated value
 * @param whole its name in messages, like “an article”
 * @returns the path of each error (`offers[1].price`) and a sentence that says what to write instead
 */
export function plainErrors(
  error: ValidationError,
  schema: Schema,
  value: unknown,
  whole: Localized,
): Error[] {
  const found = error.inner.length > 0 ? error.inner : [error]
  const unknown = found
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((one) => unknownFields(one, schema, value, whole))
  const meant = new Set(unknown.map(({ meant }) => meant))
  return [
    ...unknown,
    // A misspelled field is not also reported as missing.
    ...found
      .filter(({ type, path = '' }) => type !== 'noUnknown' && !meant.has(path))
      .map((one) => ({ path: one.path ?? '', message: sentence(one, schema) })),
  ]
}

function unknownFields({ path = '' }: ValidationError, schema: Schema, value: unknown, all: Localized) {
  const known = fieldsOf(describe(schema, path))
  const written = Object.keys(Object(valueAt(value, path)))
  const free = known.filter((name) => !written.includes(name))
  const at = (name: string) => (path ? `${path}.${name}` : name)
  return written
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, free)
      const whole = path ? partOf(path) : all
      return {
        path: at(name),
        meant: near && at(near),
        message: message('unknownField', {
          name,
          whole,
          instead: near ? message('didYouMean', { name: near }) : instead(name, known),
        }),
      }
    })
}

function sentence({ type = '', path: at = '', params, value }: ValidationError, schema: Schema): Message {
  const field = plainPath(at)
  const path = field ? message('named', { name: field }) : message('thisFile')
  const said = explanationOf(schema, at)
  const explained = { path, explanation: said ? message('explained', { explanation: said }) : '' }
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const most = Number(params?.max)
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return message(value === '' ? 'fieldEmpty' : 'fieldMissing', explained)
    case 'typeError': {
      const kind = message(kinds[String(params?.type)] ?? 'aText')
      const given = typeof value === 'string' ? message('theText', { value }) : written
      return message('wrongKind', { ...explained, kind, value: given })
    }
    case 'integer':
      return message('notWhole', { path, value: written })
    case 'email':
      return message('notMail', { path, value: written })
    case 'url':
      return message('notAddress', { path, value: written })
    case 'oneOf': {
      const values = describe(schema, at)
      const known = values && 'oneOf' in values ? values.oneOf.map(String) : []
      return message('notOneOf', { path, value: written, instead: instead(written, known) })
    }
    case 'max':
      return Array.isArray(value)
        ? message('tooMany', { path, number: value.length, most })
        : message('tooLong', { path, length: written.length, most })
    case 'min':
      return Array.isArray(value)
        ? message('noEntries', explained)
        : message('notPositive', { path, value: written })
    case 'trim':
      return message('spaceAround', { path })
    case 'retention':
      return message('retention', { path, most: longestRetention })
    case 'aboveAmount':
      return message('above', { path, other: 'amount' })
    case 'aboveFrom':
      return message('above', { path, other: 'from' })
    case 'aboveValue':
      return message('above', { path, other: 'value' })
    case 'belowOriginalPrice':
      return message('below', { path, other: 'originalPrice' })
    default:
      // Other tests of the schemas are named after their messages.
      return isCode(type) ? messageOf(type, { path }) : message('fieldWrong', explained)
  }
}

const kinds: Readonly<Record<string, 'aText' | 'aNumber' | 'trueOrFalse' | 'aList' | 'aGroup'>> = {
  string: 'aText',
  number: 'aNumber',
  boolean: 'trueOrFalse',
  array: 'aList',
  object: 'aGroup',
}

/** Shortens `offers[1].price.amount` to “price.amount”: the position of the problem identifies the entry. */
const plainPath = (path: string) => path.replace(/^(?:\[\d+\]\.|.*\]\.)/, '')

/** Describes the object at a path: `offers[1]` is an entry of “offers”. */
const partOf = (path: string): Message => {
  const [, list] = /([\w.]+)\[\d+\]$/.exec(path) ?? []
  if (list) return message('wholeEntryOf', { list })
  return /^\[\d+\]$/.test(path) ? message('wholeEntry') : message('wholeField', { field: plainPath(path) })
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
  Object.keys(Object(fieldOf(description, 'fields')))

/** Returns the schema's explanation of a field (`explained`). */
function explanationOf(schema: Schema, path: string): Localized | undefined {
  const said = path ? valueAt(describe(schema, path)?.meta, 'explanation') : undefined
  return isLocalized(said) ? said : undefined
}

const isLocalized = (value: unknown): value is Localized =>
  languages.every((language) => typeof valueAt(value, language) === 'string')

/** Returns the value at a path like `offers[1].price`. */
export function valueAt(value: unknown, path: string): unknown {
  return (path.match(/[^.[\]"]+/g) ?? []).reduce<unknown>(fieldOf, value)
}
