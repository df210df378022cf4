import type { Language } from '../../site/languages'

type Amount = { value: string; written: string; offset: number }

/** The sign is before or after the number; grouping of digits and names of scales depend on the language. */
const patterns: Record<Language, RegExp> = {
  en: /(?:(?<before>[€$])\s?)?(?<number>\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(?<scale>million|billion|thousand|[km]\b))?(?<after> ?(?:%|euros?\b|dollars?\b))?/gi,
  fr: /(?<number>(?:\d{1,3}(?: \d{3})+|\d+)(?:,\d+)?)(?: ?(?<scale>millions?|milliards?|Md|[Mk](?= ?[€$])))?(?<after> ?(?:d’)?(?:%|[€$]|euros?\b|dollars?\b))/gi,
}

/** Matches code and addresses, whose signs are no amounts. */
const unsaid = /^(`{3,})[\s\S]*?^\1|`[^`\n]+`|\]\([^)\n]*\)|\bhttps?:\/\/[^\s)"]+/gm

const scales: readonly [RegExp, number][] = [
  [/^(?:billion|milliard|md$)/i, 1e9],
  [/^(?:million|m$)/i, 1e6],
  [/^(?:thousand|k$)/i, 1e3],
]

/** Returns the power of ten that a word names; 1 for any other word. */
export const scaleOf = (word: string): number => scales.find(([name]) => name.test(word))?.[1] ?? 1

/**
 * Returns every amount of euros or dollars and every percentage of a text, normalized so that languages compare:
 * `4 500 €` and `€4,500` are equal. Numbers without a sign are not prices and are skipped.
 */
export function amountsIn(text: string, language: Language): Amount[] {
  // Replaces each character by one, so that offsets stay valid.
  const plain = text.replace(unsaid, (part) => ' '.repeat(part.length)).replace(/[\u00a0\u202f\u2009]/g, ' ')
  return [...plain.matchAll(patterns[language])].flatMap(({ 0: written, index, groups = {} }) => {
    const { number = '', scale = '', before, after } = groups
    const unit = unitOf(before ?? after ?? '')
    if (!unit) return []
    const value = toNumber(number, language) * scaleOf(scale)
    return [
      {
        value: `${Number(value.toPrecision(12))} ${unit}`,
        written: text.slice(index, index + written.length).trim(),
        offset: index,
      },
    ]
  })
}

function unitOf(sign: string): '%' | '€' | '$' | undefined {
  if (sign.includes('%')) return '%'
  if (/€|euro/i.test(sign)) return '€'
  return /\$|dollar/i.test(sign) ? '$' : undefined
}

/** Parses a number as written in a language: `4 500,5` and `4,500.5`. */
export const toNumber = (written: string, language: Language) =>
  Number(language === 'fr' ? written.replaceAll(' ', '').replace(',', '.') : written.replaceAll(',', ''))

/** Returns each amount that occurs less often in the other text, at its first occurrence. */
export function missingAmounts(here: readonly Amount[], there: readonly Amount[]) {
  const count = (amounts: readonly Amount[], value: string) =>
    amounts.filter((amount) => amount.value === value).length
  return here
    .filter(({ value }, index) => here.findIndex((amount) => amount.value === value) === index)
    .map((amount) => ({ ...amount, here: count(here, amount.value), there: count(there, amount.value) }))
    .filter((amount) => amount.here > amount.there)
}
