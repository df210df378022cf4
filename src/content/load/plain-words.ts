import { reach, type Schema, ValidationError } from 'yup'
import { valueAt } from '../field-of'
import { type Code, isCode, type Localized, type Message, message, messageOf } from '../messages/message'
import { instead, nearest } from '../messages/nearest'

type Error = { path: string; message: Message }

/**
 * Validates a value, and translates yup's errors into plain words for authors.
 * @param whole its name in messages, like “an article”
 * @returns the path of each error (`offers[1].price`) and a sentence that says what to write instead
 */
export function plainErrors(schema: Schema, value: unknown, whole: Localized): Error[] {
  const found = errorsOf(schema, value)
  const unknown = found
    .filter(({ type }) => type === 'noUnknown')
    .flatMap((one) => unknownFields(one, schema, value, whole))
  const meant = new Set(unknown.map(({ meant }) => meant))
  return [
    ...unknown,
    // A misspelled field is not also reported as missing.
    ...found
      .filter(({ type, path = '' }) => type !== 'noUnknown' && !meant.has(path))
      .map((one) => ({ path: one.path ?? '', message: sentence(one) })),
  ]
}

function errorsOf(schema: Schema, value: unknown): readonly ValidationError[] {
  try {
    schema.validateSync(value, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.inner
    throw error
  }
}

function unknownFields({ path = '' }: ValidationError, schema: Schema, value: unknown, all: Localized) {
  const part = path ? reach(schema, path) : schema
  const known = Object.keys(Object(valueAt(part, 'fields')))
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

function sentence({ type = '', path: at = '', params, value }: ValidationError): Message {
  const field = plainPath(at)
  const path = field ? message('named', { name: field }) : message('thisFile')
  // What the schema says of the field (`explained`).
  const { explanation }: Meta = Object(valueAt(params, 'spec.meta'))
  const explained = { path, explanation: explanation ? message('explained', { explanation }) : '' }
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const most = Number(params?.max)
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return message(value === '' || at === '' ? 'fieldEmpty' : 'fieldMissing', explained)
    case 'typeError': {
      const kind = message(kinds[String(params?.type)] ?? 'aText')
      const given = typeof value === 'string' ? message('theText', { value }) : written
      return message('wrongKind', { ...explained, kind, value: given })
    }
    case 'oneOf': {
      const names = [params?.resolved].flat().map(String)
      return message('notOneOf', { path, value: written, instead: instead(written, names) })
    }
    case 'max':
      if (Array.isArray(value)) return message('tooMany', { path, number: value.length, most })
      return typeof value === 'string'
        ? message('tooLong', { path, length: value.length, most })
        : message('atMost', { path, most, value: written })
    case 'min':
      if (Array.isArray(value)) return message('noEntries', { ...explained, count: Number(params?.min) })
      // The bound of yup's `positive()` is `more`.
      return params?.min === undefined
        ? message('notPositive', { path, value: written })
        : message('atLeast', { path, least: Number(params.min), value: written })
    default: {
      const code = ofYup[type] ?? type
      return isCode(code)
        ? messageOf(code, { path, value: written, other: String(params?.other) })
        : message('fieldWrong', explained)
    }
  }
}

type Meta = { explanation?: Localized }

/** Messages of yup's own tests; those of the schemas are named after their messages. */
const ofYup: Readonly<Record<string, Code>> = {
  integer: 'notWhole',
  email: 'notMail',
  url: 'notAddress',
  trim: 'spaceAround',
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
