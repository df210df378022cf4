import type { Language } from '../site/languages'
import type { Catalogue } from './catalogue'
import {
  type Entered,
  type Field,
  isField,
  isList,
  isPossible,
  type List,
  limits,
  lists,
  noPlan,
  picked,
  startOf,
} from './inputs'

/** The longest fragment read, in characters; one with everything in it has half of that. */
const longest = 2000

/** The parsed inputs, and the fields with invalid text, which keep their defaults. */
export type Read = Entered & { problems: readonly (Field | 'unknown')[] }

/** At most six decimals, since JavaScript writes smaller numbers with an exponent. */
const numberPattern = /^\d{1,12}(?:[.,]\d{1,6})?$/

/** Parses a number with a decimal comma or point; undefined if it is invalid or out of range. */
export function readNumber(field: Field, text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '')
  if (!numberPattern.test(plain)) return undefined
  const value = Number(plain.replace(',', '.'))
  return isPossible(field, value) ? value : undefined
}

/** Rewrites a number as a visitor types it for `readNumber`: in English, commas separate thousands, but not after a zero. */
export const fromVisitor = (text: string, language: Language): string =>
  language === 'en' ? text.replaceAll(/(\b0,)|,(?=\d{3}(?!\d))/g, '$1') : text

/** Writes a number as a visitor would type it. */
export const forVisitor = (value: number, language: Language): string =>
  language === 'fr' ? String(value).replace('.', ',') : String(value)

const idsOf = (list: List, { models, european, american, servers, plans }: Catalogue): string[] => {
  const all = { model: models, european, american, server: servers, support: [...plans, noPlan] }
  return all[list].map(({ id }) => id)
}

/** Parses name–value pairs of an address or a form. Defaults are left out. */
export function readPairs(pairs: Iterable<readonly [string, string]>, catalogue: Catalogue): Read {
  const given = [...pairs]
  const choice: Partial<Record<List, string>> = {}
  const problems: (Field | 'unknown')[] = []
  for (const [name, text] of given) {
    if (isList(name) && idsOf(name, catalogue).includes(text)) choice[name] = text
    else if (!isField(name)) problems.push('unknown')
  }
  const start = startOf(picked({ choice, set: {} }, catalogue), catalogue)
  const set: Partial<Record<Field, number>> = {}
  for (const [name, text] of given) {
    if (!isField(name)) continue
    const value = readNumber(name, text)
    if (value === undefined) problems.push(name)
    else if (value !== start[name]) set[name] = value
  }
  return { choice: withoutDefaults(choice, catalogue), set, problems: [...new Set(problems)] }
}

/** Removes choices that are the default anyway. */
function withoutDefaults(choice: Entered['choice'], catalogue: Catalogue): Entered['choice'] {
  const usual = picked({ choice: { model: choice.model }, set: {} }, catalogue)
  return Object.fromEntries(
    lists.flatMap((list) => {
      const id = choice[list]
      const start = list === 'model' ? picked({ choice: {}, set: {} }, catalogue).model.id : usual[list].id
      return id === undefined || id === start ? [] : [[list, id]]
    }),
  )
}

/** Reads an address's fragment: `#people=12&model=gpt-oss-120b`. */
export function readFragment(fragment: string, catalogue: Catalogue): Read {
  const text = fragment.replace(/^#/, '')
  if (text.length > longest) return { choice: {}, set: {}, problems: ['unknown'] }
  return readPairs(text.includes('=') ? new URLSearchParams(text) : [], catalogue)
}

/** Writes choices and inputs as a fragment, without its `#`; empty if all are defaults. */
export function fragmentOf({ choice, set }: Entered): string {
  const chosen = lists.flatMap((list) => (choice[list] === undefined ? [] : [`${list}=${choice[list]}`]))
  const fields = Object.keys(limits)
    .filter(isField)
    .flatMap((field) => (set[field] === undefined ? [] : [`${field}=${set[field]}`]))
  return [...chosen, ...fields].join('&')
}
