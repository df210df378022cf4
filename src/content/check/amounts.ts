import type { Language } from '../../site/languages'

type Amount = { value: string; written: string; offset: number }

/**
 * The sign is before or after the number; grouping of digits and names of scales depend on the language. Signs of the
 * other language belong to the number, too, so that it is shown whole.
 */
const patterns: Record<Language, RegExp> = {
  en: /(?:(?<before>[€$])\s?)?(?<number>\d+(?:[.,]\d+)*)(?: ?(?<scale>million|billion|thousand|(?:bn|[km])\b))?(?<after> ?(?:%|euros?\b|dollars?\b))?/gi,
  fr: /(?<number>(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)*)(?: ?(?<scale>millions?|milliards?|Md|[Mk](?= ?[€$])))?(?<after> ?(?:d’)?(?:%|[€$]|euros?\b|dollars?\b))?/gi,
}

/** Matches code and addresses, whose signs are no amounts. */
const unsaid = /^(`{3,})[\s\S]*?^\1|`[^`\n]+`|\]\([^)\n]*\)|\bhttps?:\/\/[^\s)"]+/gm

const scales: readonly [RegExp, number][] = [
  [/^(?:billion|bn$|milliard|md$)/i, 1e9],
  [/^(?:million|m$)/i, 1e6],
  [/^(?:thousand|k$)/i, 1e3],
]

/** Returns the power of ten that a word names; 1 for any other word. */
export const scaleOf = (word: string): number => scales.find(([name]) => name.test(word))?.[1] ?? 1

/** What is between the two numbers of a range; `and` only after `between`. */
const to = /^ ?(?:à|to|-|–) ?$/
const and = /^ (?:et|and) $/
const between = /(?:entre|between) $/i

/**
 * Returns every amount of euros or dollars and every percentage of a text, normalized so that languages compare:
 * `4 500 €` and `€4,500` are equal. In a range the first number has the sign and scale of the second: `10 to 20%`.
 * Numbers without a sign are not prices and are skipped.
 */
export function amountsIn(text: string, language: Language): Amount[] {
  // Replaces each character by one, so that offsets stay valid.
  const plain = text.replace(unsaid, (part) => ' '.repeat(part.length)).replace(/[\u00a0\u202f\u2009]/g, ' ')
  const numbers = [...plain.matchAll(patterns[language])].map(({ 0: written, index, groups = {} }) => {
    const { number = '', scale = '', before, after } = groups
    const unit = unitOf(before ?? after ?? '')
    return { written, index, number: toNumber(number, language), scale: scaleOf(scale), unit, after }
  })
  return numbers.flatMap(({ written, index, number, scale, unit }, position) => {
    const next = numbers[position + 1]
    const gap = plain.slice(index + written.length, next?.index)
    const isRange = to.test(gap) || (and.test(gap) && between.test(plain.slice(0, index)))
    const shared = next?.after && isRange && !unit && !isYear(written) ? next : undefined
    const sign = unit ?? shared?.unit
    if (!sign) return []
    // Not the scale in "300,000 to 1 million euros".
    const value = number * (shared && number < shared.number ? shared.scale : scale)
    return [
      {
        value: `${Number(value.toPrecision(12))} ${sign}`,
        written: text.slice(index, index + written.length).trim(),
        offset: index,
      },
    ]
  })
}

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text)

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
    .filter(({ value }) => count(here, value) > count(there, value))
}
