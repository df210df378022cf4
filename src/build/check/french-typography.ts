/** No-break spaces of French typography, narrow before the high signs (Imprimerie nationale, Lexique des règles). */
const [noBreak, narrow] = ['\u00a0', '\u202f']

type Rule = { fault: RegExp; mended: string; message: string }

/** Each `fault` matches what has to change, and nothing that is right already. */
const rules: readonly Rule[] = [
  {
    fault: / ([;!?])(?=[\s»)\]"”’<*_]|$)/g,
    mended: `${narrow}$1`,
    message: 'before ; ! ? goes a narrow no-break space (U+202F)',
  },
  { fault: / :(?=[\s»<]|$)/g, mended: `${noBreak}:`, message: 'before : goes a no-break space (U+00A0)' },
  { fault: /« /g, mended: `«${noBreak}`, message: 'after « goes a no-break space (U+00A0)' },
  { fault: / »/g, mended: `${noBreak}»`, message: 'before » goes a no-break space (U+00A0)' },
  {
    fault: /(?<=\d) (?=\d{3}(?!\d))/g,
    mended: narrow,
    message: 'thousands are parted by a narrow no-break space (U+202F)',
  },
  { fault: /(?<=\d) (?=%)/g, mended: narrow, message: 'before % goes a narrow no-break space (U+202F)' },
  {
    fault: /(?<=\d) (?=[€$])/g,
    mended: noBreak,
    message: 'before a currency goes a no-break space (U+00A0)',
  },
  {
    fault: /(?<=\d) (?=(?:h|min|s|ms|Go|Mo|Ko|To|kWh|km)(?![\p{L}\d]))/gu,
    mended: noBreak,
    message: 'between a number and its unit goes a no-break space (U+00A0)',
  },
  { fault: /(?<=\b[nN]°) /g, mended: noBreak, message: 'after n° goes a no-break space (U+00A0)' },
  { fault: /(?<=\p{L})'(?=\p{L})/gu, mended: '’', message: 'the apostrophe is ’ (U+2019)' },
  { fault: /(?<!\{)\.\.\.(?!\.)/g, mended: '…', message: 'an ellipsis is one sign, … (U+2026)' },
]

/** Words of the spec that are quoted to the letter (spec, section 2). */
const quoted = ['Chargement des articles...']

const isQuoted = (text: string, index: number) =>
  quoted.some((words) => {
    const start = text.lastIndexOf(words, index)
    return start >= 0 && index < start + words.length
  })

/** @returns each fault of a French prose text, with its place */
export function typographyFaults(prose: string): { offset: number; message: string }[] {
  return rules
    .flatMap(({ fault, message }) =>
      [...prose.matchAll(fault)].map((match) => ({ offset: match.index, message })),
    )
    .filter(({ offset }) => !isQuoted(prose, offset))
    .sort((a, b) => a.offset - b.offset)
}

/** @returns the same text with every fault mended */
export function mendTypography(prose: string): string {
  return rules.reduce(
    (text, { fault, mended }) =>
      text.replace(fault, (...found) => {
        const offset: unknown = found.find((part) => typeof part === 'number')
        if (typeof offset === 'number' && isQuoted(text, offset)) return String(found[0])
        return mended.replace('$1', String(found[1] ?? ''))
      }),
    prose,
  )
}

/** Parts of an MDX file that are no prose: code, addresses, markup and the names of attributes. */
const noProse =
  /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\/\/\S+|^\|[\s:|-]+\|$|\{\/\*[\s\S]*?\*\/\}|\b[a-z]+="\.?\/[^"]*"|<\/?[A-Z]\w*|^(?:publishedAt|updatedAt|tags|image):.*$/gm

/** @returns the prose of an MDX file, everything else blanked, so that places stay as they are */
export const proseOf = (mdx: string): string => mdx.replace(noProse, (part) => part.replace(/[^\n]/g, '\0'))

/** @returns an MDX file with the typography of its prose mended, and nothing else touched */
export function mendMdx(mdx: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of mdx.matchAll(noProse)) {
    parts.push(mendTypography(mdx.slice(end, match.index)), match[0])
    end = match.index + match[0].length
  }
  parts.push(mendTypography(mdx.slice(end)))
  return parts.join('')
}
