import { type Document, isAlias, visit, type YAMLError } from 'yaml'
import { message } from '../messages/message'
import type { Found } from '../messages/problem'
import { lastUnclosed } from './last-unclosed'

/**
 * Says where YAML cannot be parsed, and what to write there instead.
 * @returns the first mistake, as later ones are mostly consequences, and every duplicate field
 */
export function unreadableYaml(yaml: string, { errors, warnings }: Document.Parsed): Found[] {
  const found = [...errors, ...warnings]
  const first = found.find(({ code }) => code !== 'DUPLICATE_KEY')
  return found
    .filter((error) => error === first || error.code === 'DUPLICATE_KEY')
    .map((error) => mistake(yaml, error))
}

/** Finds values that begin with *, which YAML reads as aliases, if there is no such anchor. */
export function unknownReferences(document: Document.Parsed): Found[] {
  const found: Found[] = []
  visit(document, {
    Alias: (_, node) => {
      if (isAlias(node) && !node.resolve(document))
        found.push({ offset: node.range?.[0] ?? 0, said: message('yamlUnreadable') })
    },
  })
  return found
}

function mistake(yaml: string, { code, message: reason, pos: [offset] }: YAMLError): Found {
  if (code === 'DUPLICATE_KEY') return { offset, said: message('yamlTwice') }
  if (code === 'TAB_AS_INDENT') return { offset, said: message('yamlTab') }
  if (/^Missing closing/.test(reason))
    return { offset: lastQuote(yaml, offset), said: message('yamlQuoteOpen') }
  if (/must (?:be sufficiently indented and )?end with/.test(reason))
    return {
      offset: lastUnclosed(yaml.slice(0, offset), '[{', ']}'),
      said: message('yamlBracketOpen'),
    }
  return { offset, said: message('yamlUnreadable') }
}

/** Finds the quotation mark that opens the value before an offset. */
const lastQuote = (yaml: string, offset: number) =>
  [...yaml.slice(0, offset).matchAll(/(?<=^|[:-] +|[,[{]\s*)["']/gm)].at(-1)?.index ?? offset
