import { type Message, message } from './messages/message'

/** No-break spaces of French typography, narrow before the high signs (Imprimerie nationale, Lexique des règles). */
const [noBreak, narrow] = ['\u00a0', '\u202f']

type Rule = { fault: RegExp; mended: string; said: Message }

/** What a sign of French stands after without its space; \0 is code, an address, or what else is no prose. */
const before = String.raw`(?<=[\p{L}\p{N}\0%€…)»”’]\*{0,3}|\[\^[\w-]+\])`

/** Not `&nbsp;`, and not in a source, whose title stands as its own language sets it. */
const inFrench = String.raw`(?<!&#?\w+)(?<!^\[\^[^\]\n]+\](?::.*)?)`

/** What follows a sign that is one: not 10:30, an address or a smiley. */
const afterHigh = String.raw`(?=[\s\0»)\]"”’<*_.,!?]|$)`
const afterLow = String.raw`(?=[\s\0»"<*_]|$)`

const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'gmu')

const highSigns = message('spaceBeforeHigh')
const colon = message('spaceBeforeColon')
const opening = message('spaceAfterGuillemet')
const closing = message('spaceBeforeGuillemet')

/** Each `fault` matches what has to change, and nothing that is right already. */
const rules: readonly Rule[] = [
  { fault: /(?<!\{)\.\.\.(?!\.)/g, mended: '…', said: message('ellipsis') },
  { fault: pattern('[ \u00a0]([!?])', afterHigh), mended: `${narrow}$1`, said: highSigns },
  { fault: pattern('[ \u00a0];', afterLow), mended: `${narrow};`, said: highSigns },
  {
    fault: pattern('(?=[!?])', before, inFrench, '([!?])', afterHigh),
    mended: `${narrow}$1`,
    said: highSigns,
  },
  { fault: pattern('(?=;)', before, inFrench, ';', afterLow), mended: `${narrow};`, said: highSigns },
  { fault: pattern(' :', afterLow), mended: `${noBreak}:`, said: colon },
  { fault: pattern('(?=:)', before, inFrench, ':', afterLow), mended: `${noBreak}:`, said: colon },
  { fault: /« |«(?=\S)/g, mended: `«${noBreak}`, said: opening },
  { fault: / »|(?<=\S)»/g, mended: `${noBreak}»`, said: closing },
  {
    // Three digits at most stand before the gap: 2025 is a year, which 300 companies may follow.
    fault: /(?<=(?<![\d,.])\d{1,3})[ \u00a0](?=\d{3}(?!\d))/g,
    mended: narrow,
    said: message('thousands'),
  },
  {
    fault: /(?<=\d)[ \u00a0](?=%)/g,
    mended: narrow,
    said: message('spaceBeforePercent'),
  },
  {
    fault: /(?<=\d) (?=[€$])/g,
    mended: noBreak,
    said: message('spaceBeforeCurrency'),
  },
  {
    fault: /(?<=\d) (?=(?:h|min|s|ms|Go|Mo|Ko|To|kWh|km)(?![\p{L}\d]))/gu,
    mended: noBreak,
    said: message('spaceBeforeUnit'),
  },
  { fault: /(?<=\b[nN]°) /g, mended: noBreak, said: message('spaceAfterNumero') },
  { fault: /(?<=\p{L})'(?=\p{L})/gu, mended: '’', said: message('apostrophe') },
]

/** Words of the spec that are quoted to the letter (spec, section 2). */
const quoted = ['Chargement des articles...']

const isQuoted = (text: string, index: number) =>
  quoted.some((words) => {
    const start = text.lastIndexOf(words, index)
    return start >= 0 && index < start + words.length
  })

const findings = (prose: string, { fault }: Rule) =>
  [...prose.matchAll(fault)].filter(({ index }) => !isQuoted(prose, index))

/** @returns each fault of a French prose text, with its place */
export function typographyFaults(prose: string): { offset: number; said: Message }[] {
  return rules
    .flatMap((rule) => findings(prose, rule).map(({ index }) => ({ offset: index, said: rule.said })))
    .sort((a, b) => a.offset - b.offset)
}

/**
 * Mends every fault that `typographyFaults` finds, and touches nothing else.
 * @param prose blanks what is no prose, sign by sign
 */
export function mendTypography(text: string, prose: (text: string) => string = (all) => all): string {
  return rules.reduce((mended, rule) => {
    const parts: string[] = []
    let end = 0
    for (const { 0: fault, 1: sign = '', index } of findings(prose(mended), rule)) {
      parts.push(mended.slice(end, index), rule.mended.replace('$1', sign))
      end = index + fault.length
    }
    return [...parts, mended.slice(end)].join('')
  }, text)
}

/**
 * Parts of an MDX file that are no prose: code, addresses, markup, the names of attributes and fields, and what says itself
 * that it is in another language.
 */
const noProse = new RegExp(
  [
    /(?<fence>`{3,})[\s\S]*?\k<fence>|`[^`\n]*`|\]\([^)]*\)|https?:\/\/\S+|^\|[\s:|-]+\|$|\{\/\*[\s\S]*?\*\/\}/,
    /<(?<foreign>\w+) lang="(?!fr)[^>]*>[\s\S]*?<\/\k<foreign>>|\b[a-z]+="\.?\/[^"]*"|\bstyle="[^"]*"|<\/?[A-Z]\w*|(?<=\{\s*)\w+:|(?<=,\s*)\w+:(?=\s*["'`])/,
    /^(?:publishedAt|updatedAt|tags|image):.*$|^ *[a-z]\w*:(?=\s)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** @returns the prose of an MDX file, everything else blanked, so that places stay as they are */
export const proseOf = (mdx: string): string => mdx.replace(noProse, (part) => part.replace(/[^\n]/g, '\0'))
