import { type Document, isAlias, visit, type YAMLError } from 'yaml'
import { type Message, message } from '../messages/message'
import type { Found } from '../messages/problem'
import { lastUnclosed } from './last-unclosed'

/**
 * Explains in plain words why YAML cannot be parsed, and what to write instead. The parser reports the
 * position and the rule that failed; the mistake itself is searched in the text there.
 * @returns the first mistake, as later ones are mostly consequences, and every duplicate field
 */
export function unreadableYaml(yaml: string, { errors, warnings }: Document.Parsed): Found[] {
  const found = [...errors, ...warnings].map((error) => ({ error, ...mistake(yaml, error) }))
  const first = found.find(({ error }) => error.code !== 'DUPLICATE_KEY')
  if (!first) {
    // YAML reads all up to the next colon as the field's name.
    const { index = -1 } = /(?<=^[ \t-]*)[\w-]+:["'].*?:[ \n]/m.exec(yaml) ?? {}
    if (index >= 0) return [{ offset: index, said: message('yamlNoSpace') }]
  }
  return found.filter((one) => one === first || one.error.code === 'DUPLICATE_KEY')
}

/** Finds values that begin with *, which YAML reads as aliases, if there is no such anchor. */
export function unknownReferences(document: Document.Parsed): Found[] {
  const found: Found[] = []
  visit(document, {
    Alias: (_, node) => {
      if (isAlias(node) && !node.resolve(document))
        found.push({ offset: node.range?.[0] ?? 0, said: message('yamlSign', { sign: '*' }) })
    },
  })
  return found
}

/** Finds values in typographic quotation marks, which YAML keeps as part of the text. */
export function curlyQuotes(yaml: string, document: Document.Parsed): Found[] {
  const found: Found[] = []
  // Searching the characters is faster than visiting every value.
  if (!/[“”„‘’][ \t]*(?:[,\]}]|#|$)/m.test(yaml)) return found
  visit(document, {
    Scalar: (_, { type, source = '', range }) => {
      const [sign = ''] = /^[“”„‘’](?=.*[“”‘’]$)/s.exec(source) ?? []
      if (type === 'PLAIN' && sign)
        found.push({ offset: range?.[0] ?? 0, said: message('yamlCurlyQuotes', { sign }) })
    },
  })
  return found
}

function mistake(yaml: string, { code, message: reason, pos }: YAMLError): Found {
  const [offset] = pos
  const lineStart = yaml.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = yaml.slice(lineStart).split('\n')
  const at = (said: Message, place = offset): Found => ({ offset: place, said })
  /** The first character of this line's value. */
  const [, before = '', sign = ''] = /^(\s*(?:- )?[\w-]+:\s+|\s*- )(\S)/.exec(line) ?? []

  if (code === 'DUPLICATE_KEY') return at(message('yamlTwice'))
  if (code === 'TAB_AS_INDENT') return at(message('yamlTab'))
  if (code === 'MULTIPLE_DOCS') return at(message('yamlRule'))
  if (code === 'BAD_DQ_ESCAPE') return at(message('yamlBackslash'))
  if (/^Missing closing/.test(reason)) return at(message('yamlQuoteOpen'), lastQuote(yaml, offset))
  if (/must (?:be sufficiently indented and )?end with/.test(reason))
    return at(message('yamlBracketOpen'), lastUnclosed(yaml.slice(0, offset), '[{', ']}'))
  const unspaced = /^\s*[\w-]+:\S/.test(line)
  if (unspaced || /^Implicit/.test(reason))
    return at(message(unspaced ? 'yamlNoSpace' : 'yamlNoColon'), lineStart + line.search(/\S|$/))
  if (code === 'BLOCK_IN_FLOW' || /^(?:Missing|Unexpected) ,/.test(reason)) return at(message('yamlComma'))
  if (/[“”„‘’]/.test(sign)) return at(message('yamlCurlyQuotes', { sign }), lineStart + before.length)
  if (/["']/.test(sign) && offset > lineStart + before.length) return at(message('yamlQuoteInside'))
  if (/[[{*&!|>@`%?-]/.test(sign)) return at(message('yamlSign', { sign }), lineStart + before.length)
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    // A further indented line is read as part of this one.
    const [, gap = ''] = /^[^\n]*(\n[ \t]+)/.exec(yaml.slice(lineStart)) ?? []
    const next = lineStart + line.length + gap.length
    return gap ? at(message('yamlIndent'), next) : at(message('yamlColon'))
  }
  if (code === 'UNEXPECTED_TOKEN' || code === 'BAD_INDENT') return at(message('yamlIndent'))
  return at(message('yamlUnreadable'))
}

/** Finds the quotation mark that opens the value before an offset. */
const lastQuote = (yaml: string, offset: number) =>
  [...yaml.slice(0, offset).matchAll(/(?<=^|[:-] +|[,[{]\s*)["']/gm)].at(-1)?.index ?? offset
