import type { Language } from '../../../site/languages'
import { type Message, message } from '../../messages/message'
import { outside, type Prose, within } from './prose'

/** Replaces a range of a text. */
type Edit = { offset: number; length: number; text: string }

/** An error and its position; without edits, it cannot be corrected automatically. */
export type TypographyError = { offset: number; said: Message; edits: readonly Edit[] }

/** No-break spaces of French typography; narrow before ; ! ? (Imprimerie nationale, Lexique des règles). */
const [noBreak, narrow] = ['\u00a0', '\u202f']

type Rule = { error: RegExp; replacement: string; said: Message; inSources?: false }

/** Lookbehind before a sign that follows a word without a space; excludes entities such as `&nbsp;`. */
const before = String.raw`(?<=[\p{L}\p{N}${within}%€…)»”’])(?<!&#?\w+)`

/** Lookbehind for a number, or the placeholder of one. */
const number = String.raw`(?<=\d|\}\})`

/** Lookaheads after a sign that is punctuation: exclude 10:30, addresses and smileys. */
const afterHigh = String.raw`(?=[\s${within}${outside}»)\]"”’<*_.,!?]|$)`
const afterLow = String.raw`(?=[\s${within}${outside}»"<*_]|$)`

const pattern = (...parts: readonly string[]) => new RegExp(parts.join(''), 'gmu')

const narrowSpace = message('narrowSpace')
const noBreakSpace = message('noBreakSpace')

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** Parts of a law, with their numbers after them. */
const parts = '[Aa]rticles?|[Aa]nnexes?|[Cc]hapitres?|[Pp]aragraphes?'

/** Each `error` matches only text that has to change. */
const rules: readonly Rule[] = [
  { error: /(?<!\{)\.\.\.(?!\.)/g, replacement: '…', said: message('ellipsis') },
  { error: pattern('[ \u00a0]([!?])', afterHigh), replacement: `${narrow}$1`, said: narrowSpace },
  { error: pattern('[ \u00a0];', afterLow), replacement: `${narrow};`, said: narrowSpace },
  // The title of a source keeps the typography of its own language.
  {
    error: pattern(before, '([!?])', afterHigh),
    replacement: `${narrow}$1`,
    said: narrowSpace,
    inSources: false,
  },
  { error: pattern(before, ';', afterLow), replacement: `${narrow};`, said: narrowSpace, inSources: false },
  { error: pattern(' :', afterLow), replacement: `${noBreak}:`, said: noBreakSpace },
  { error: pattern(before, ':', afterLow), replacement: `${noBreak}:`, said: noBreakSpace, inSources: false },
  { error: /« |«(?=[^\s\u00a0\u202f])/g, replacement: `«${noBreak}`, said: noBreakSpace },
  { error: / »|(?<=[^\s\u00a0\u202f])»/g, replacement: `${noBreak}»`, said: noBreakSpace },
  {
    // At most three digits before the gap: 2025 is a year, which 300 companies may follow. A SIRET ends in five.
    error: /(?<=(?<![\d,.])\d{1,3})[ \u00a0](?=(?:\d{3}|(?<=\d{3}.\d{3}.\d{3}.)\d{5})(?!\d))/g,
    replacement: narrow,
    said: narrowSpace,
  },
  {
    // Only amounts: years, norms and ports have four digits, too.
    error:
      /(?<=(?<![\d,.])\d+)(?=(?:\d{3})+(?!\d)(?:,\d+)?[ \u00a0\u202f]?(?:[kM]?[€$]|euros?\b|dollars?\b))/g,
    replacement: narrow,
    said: narrowSpace,
  },
  {
    // Three digits may be thousands.
    error: /(?<=(?<![\d,.])\d+)\.(?=(?!\d{3}(?!\d))\d+[ \u00a0\u202f]?(?:%|(?:[kM]|Md)?[€$]))/g,
    replacement: ',',
    said: message('decimalComma'),
    inSources: false,
  },
  {
    error: pattern(number, '[ \u00a0]?(?=%)'),
    replacement: narrow,
    said: narrowSpace,
  },
  { error: pattern(number, ' ?(?=(?:[kM]|Md)?[€$])'), replacement: noBreak, said: noBreakSpace },
  {
    // Without a space after figures only: L40s is a name.
    error: pattern(
      String.raw`(?:${number} |(?<=(?<![\p{L}\d])\d+))`,
      String.raw`(?=(?:h|min|s|ms|Go|Mo|[kK]o|To|[MGT]bit|kWh|km|j(?=/7))(?![\p{L}\d’']))`,
    ),
    replacement: noBreak,
    said: noBreakSpace,
  },
  { error: /(?<=\d[ \u00a0]h) (?=\d\d(?!\d))/g, replacement: noBreak, said: noBreakSpace },
  {
    error: /(?<=(?<!\d)[012]?\d)h(?=[0-5]\d(?!\d))/g,
    replacement: `${noBreak}h${noBreak}`,
    said: noBreakSpace,
  },
  { error: pattern(String.raw`(?<=\d)i?[èe]me(?=s?(?!\p{L}))`), replacement: 'e', said: message('ordinal') },
  {
    error: pattern(String.raw`(?<=[\p{L}»)…]) - (?=[\p{L}«(])`),
    replacement: `${noBreak}– `,
    said: message('dash'),
    inSources: false,
  },
  {
    error: pattern(String.raw`(?<=(?<!\d)(?:1er|[12]?\d|3[01])) (?=(?:${months})(?!\p{L}))`),
    replacement: noBreak,
    said: noBreakSpace,
  },
  { error: /(?<=\b[nN]°) /g, replacement: noBreak, said: noBreakSpace },
  {
    error: pattern(String.raw`(?<=\b(?:${parts})) (?=\d|[IVX]+(?!\p{L}))`),
    replacement: noBreak,
    said: noBreakSpace,
  },
  {
    error: pattern(String.raw`(?<=\p{L})(?:\\?'|''|[‘´ʼ′])(?=[\p{L}\p{N}«“"${within}])`),
    replacement: '’',
    said: message('apostrophe'),
  },
]

/** Pairs of quotation marks that are wrong in French unless nested. */
const quotations = [
  /(?<!\d)\\?"[ \u00a0]?((?:[^"\n\ufdd1]|\n(?!\n))+?)[ \u00a0]?\\?"/g,
  /[“„][ \u00a0]?((?:[^“”„\n\ufdd1]|\n(?!\n))+?)[ \u00a0]?[”“]/g,
  /(?<![\p{L}\p{N}])['‘](?! )([^'‘’\n\ufdd1]+)(?<! )['’](?![\p{L}\p{N}])/gu,
]

/**
 * Characters that come with texts copied from PDFs, Word and the web: search misses words that contain one, and screen
 * readers stumble. Returns what belongs there.
 */
const strange: readonly [RegExp, (signs: string) => string][] = [
  // A joiner is part of many emoji.
  [
    /(?:[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]|\u200d(?!\p{Extended_Pictographic})|(?![\s\u0080-\u009f])\p{Cc})+/gu,
    () => '',
  ],
  // Line and page breaks of other programs, and wide spaces.
  [/[\v\f\u2000-\u2006\u2008\u200a\u2028\u2029\u205f\u3000]+/g, () => ' '],
  [/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')],
  // Letters with accents of their own: `e` and U+0301 instead of `é`, as PDFs and macOS write them.
  [/\p{L}\p{M}+/gu, (letter) => letter.normalize('NFC')],
]

/** Texts that the owner wants unchanged. */
const keptAsIs = ['Chargement des articles...']

/** Returns the errors of a text in order; in English, only those that nobody can see. */
export function typographyErrors(prose: Prose, language: Language = 'fr'): TypographyError[] {
  const found = language === 'fr' ? [...ofRules(prose), ...ofQuotations(prose)] : []
  return [...found, ...strangeSigns(prose)].sort((a, b) => a.offset - b.offset)
}

const ofRules = ({ text, isSource }: Prose): TypographyError[] =>
  rules.flatMap(({ error, replacement, said, inSources = true }) =>
    [...text.matchAll(error)]
      .filter(({ index }) => !isKeptAsIs(text, index) && (inSources || !isSource(index)))
      .map(({ 0: { length }, 1: sign = '', index: offset }) => ({
        offset,
        said,
        edits: [{ offset, length, text: replacement.replace('$1', sign) }],
      })),
  )

const isKeptAsIs = (text: string, index: number) =>
  keptAsIs.some((words) => {
    const start = text.lastIndexOf(words, index)
    return start >= 0 && index < start + words.length
  })

const ofQuotations = ({ text, isSource }: Prose): TypographyError[] =>
  quotations.flatMap((quotation) =>
    [...text.matchAll(quotation)]
      .filter(({ index }) => !isSource(index) && !isWithinGuillemets(text, index))
      .map(({ 0: all, 1: words = '', index: offset }) => {
        const opening = all.indexOf(words)
        const closing = all.length - opening - words.length
        // Beside a letter outside, the mark belongs to another pair, which is within this one or around it.
        const [outsideBefore = '', outsideAfter = ''] = [text[offset - 1], text[offset + all.length]]
        if (all.endsWith('"') && /\p{L}/u.test(outsideBefore + outsideAfter))
          return { offset, said: message('quotationMarksNested'), edits: [] }
        return {
          offset,
          said: message('quotationMarks'),
          edits: [
            { offset, length: opening, text: `«${noBreak}` },
            { offset: offset + opening + words.length, length: closing, text: `${noBreak}»` },
          ],
        }
      }),
  )

/** Returns whether a quotation is within guillemets, where “ ” is correct. */
function isWithinGuillemets(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf('\n\n', index) + 1, index)
  return before.lastIndexOf('«') > before.lastIndexOf('»')
}

const strangeSigns = ({ text }: Prose): TypographyError[] =>
  strange.flatMap(([signs, meant]) =>
    [...text.matchAll(signs)].flatMap(({ 0: written, index: offset }) => {
      const write = meant(written)
      if (write === written) return []
      const said = message('strangeSign', { signs: [...written].map(codeOf) })
      return { offset, said, edits: [{ offset, length: written.length, text: write }] }
    }),
  )

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Applies the edits of errors; of two that overlap, only the first. */
export function applyFixes(text: string, errors: readonly TypographyError[]): string {
  const parts: string[] = []
  let end = 0
  const edits = errors.flatMap(({ edits }) => edits).sort((a, b) => a.offset - b.offset)
  for (const edit of edits) {
    if (edit.offset < end) continue
    parts.push(text.slice(end, edit.offset), edit.text)
    end = edit.offset + edit.length
  }
  return [...parts, text.slice(end)].join('')
}
