import type { Language } from '../../../site/languages'
import { scaleOf, toNumber } from '../amounts'

/** A number as written, with its unit. */
export type Quantity = {
  value: number
  /** Digits after the decimal separator; negative for rounded whole numbers. */
  digits: number
  /** 1e6 for `4,1 millions`. */
  scale: number
  unit: Unit
  written: string
}
type Unit = 'percent' | 'hours' | 'minutes' | 'bytes' | 'other'

/** An expression, `3 × 420 €`, with the results that follow it: `= 1 260 €`. */
export type Sum = {
  written: string
  /** Computes the result in the unit in which it is written. */
  comesTo: (unit: Unit) => readonly number[]
  results: readonly { quantity: Quantity; offset: number }[]
}

type Token =
  | { kind: 'number'; quantity: Quantity; root: boolean; power: boolean }
  | { kind: 'sign'; sign: '+' | '−' | '×' | '÷' | '(' | ')' | '=' | '≈' }
  | { kind: 'word'; word: string }
  | { kind: 'stop' }
type Placed = Token & { from: number; to: number }

const tokensWith = (number: string) =>
  new RegExp(
    [
      '(?<hours>\\d+) h (?<minutes>\\d{2})(?!\\d)(?: min\\b)?',
      `(?<root>√)?(?:US)?[€$£]?(?<number>${number})(?<power>[⁰¹²³⁴-⁹]+)?`,
      '(?<sign>[+−×÷()=≈])',
      "(?<word>[%€$£*]|\\p{L}+(?:[’'/-]\\p{L}+)*)",
      '(?<stop>\\S)',
    ].join('|'),
    'gu',
  )

const tokens: Record<Language, RegExp> = {
  en: tokensWith('(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?'),
  fr: tokensWith('(?:\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+)(?:,\\d+)?'),
}

const units: readonly [RegExp, Unit][] = [
  [/^%$/, 'percent'],
  [/^(?:h|heures?|hours?)$/, 'hours'],
  [/^(?:min|minutes?)$/, 'minutes'],
  [/^[KMGT](?:o|B)$/, 'bytes'],
]
const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function tokensOf(text: string, language: Language): Placed[] {
  // Replaces each space by one character, so that offsets stay valid.
  const plain = text.replace(/[\u00a0\u202f\u2009]/g, ' ')
  return [...plain.matchAll(tokens[language])].map(({ 0: written, index, groups = {} }): Placed => {
    const place = { from: index, to: index + written.length }
    const { hours, minutes, number, power, root, sign, word } = groups
    if (hours && minutes) {
      const value = Number(hours) + Number(minutes) / 60
      const quantity: Quantity = { value, digits: 0, scale: 1 / 60, unit: 'hours', written }
      return { ...place, kind: 'number', root: false, power: false, quantity }
    }
    if (number) {
      const [, fraction = ''] = number.split(language === 'fr' ? ',' : '.')
      const exponent = power ? Number([...power].map((digit) => powers.indexOf(digit)).join('')) : 1
      const value = toNumber(number, language) ** exponent
      const quantity: Quantity = { value, digits: fraction.length, scale: 1, unit: 'other', written }
      return { ...place, kind: 'number', root: Boolean(root), power: Boolean(power), quantity }
    }
    if (isSign(sign)) return { ...place, kind: 'sign', sign }
    return word ? { ...place, kind: 'word', word } : { ...place, kind: 'stop' }
  })
}

type Sign = Extract<Token, { kind: 'sign' }>['sign']
const isSign = (sign: string | undefined): sign is Sign => sign !== undefined && '+−×÷()=≈'.includes(sign)

/** An expression that was read, and the index of the next token. */
type Read = {
  value: (unit: Unit) => number
  next: number
  /** Number of words after its last number. */
  words: number
  quantity?: Quantity
  computed?: boolean
}

/** Maximum number of words between a number and the next sign: `90 h de travail × 60 €`. */
const mostWords = 5

/** Returns a parser of the tokens of a text: sums of products of numbers, roots and parentheses. */
function reader(all: readonly Placed[]) {
  const signAt = (at: number) => {
    const token = all[at]
    return token?.kind === 'sign' ? token.sign : undefined
  }

  /** Reads a number with its unit, which affects its value: minutes are converted for a result in hours. */
  function number(at: number): Read | undefined {
    const token = all[at]
    if (token?.kind !== 'number') return undefined
    const words: string[] = []
    let next = at + 1
    for (let word = all[next]; word?.kind === 'word'; word = all[++next]) words.push(word.word)
    const [first = '', second = ''] = words
    // Without a currency, k and m are other units.
    const isMoney = /[€$£]/.test(token.quantity.written + second)
    const scale = first.length > 1 || isMoney ? scaleOf(first) : 1
    const named = units.find(([name]) => name.test(scale === 1 ? first : second))?.[1]
    const quantity: Quantity = {
      ...token.quantity,
      value: token.quantity.value * scale,
      scale: token.quantity.scale * scale,
      unit: named ?? token.quantity.unit,
    }
    const { unit } = quantity
    const own = (token.root ? Math.sqrt(quantity.value) : quantity.value) / (unit === 'percent' ? 100 : 1)
    const value = (result: Unit) => {
      if (result === 'hours' && unit === 'minutes') return own / 60
      return result === 'minutes' && unit === 'hours' ? own * 60 : own
    }
    return { value, quantity, next, words: words.length, computed: token.root || token.power }
  }

  function factor(at: number): Read | undefined {
    if (signAt(at) !== '(') return number(at)
    const inner = expression(at + 1)
    return inner && signAt(inner.next) === ')' ? { ...inner, next: inner.next + 1, words: 0 } : undefined
  }

  function chain(
    at: number,
    part: (at: number) => Read | undefined,
    signs: Partial<Record<Sign, (a: number, b: number) => number>>,
  ): Read | undefined {
    let read = part(at)
    for (;;) {
      const sign = read && signAt(read.next)
      const apply = sign && signs[sign]
      if (!read || !apply || read.words > mostWords) return read
      const left = read
      const right = part(read.next + 1)
      if (!right) return undefined
      // `8 900 € + 20 %` adds a share of what stands before it, `40 % + 20 %` does not.
      const isShare = /[+−]/.test(sign) && isPercent(right) && !isPercent(left)
      const value = (unit: Unit) => {
        const [a, b] = [left.value(unit), right.value(unit)]
        return apply(a, isShare && unit !== 'percent' ? a * b : b)
      }
      read = { value, next: right.next, words: right.words, computed: true }
    }
  }

  const product = (at: number) => chain(at, factor, { '×': (a, b) => a * b, '÷': (a, b) => a / b })
  const expression = (at: number): Read | undefined =>
    chain(at, product, { '+': (a, b) => a + b, '−': (a, b) => a - b })
  return { number, expression, signAt }
}

const isPercent = ({ quantity }: Read) => quantity?.unit === 'percent'

const bytes = [1e3, 1e6, 1e9, 1e12]

/**
 * Returns the sums that a text writes out, with the signs + − × ÷, parentheses, √ and powers, each with the
 * results that follow = or ≈. Sums with a part that is not a number (`n × 12`) are skipped.
 */
export function sumsIn(text: string, language: Language): Sum[] {
  // Most texts compute nothing.
  if (!/[+−×÷√²³¹⁰⁴-⁹]/.test(text)) return []
  const all = tokensOf(text, language)
  const { expression, number, signAt } = reader(all)
  const sums: Sum[] = []
  for (let at = 0; at < all.length; ) {
    const before = signAt(at - 1)
    const read = before === undefined || before === '(' ? expression(at) : undefined
    if (!read?.computed) {
      at += 1
      continue
    }
    const results: { quantity: Quantity; offset: number }[] = []
    let next = read.next
    for (let sign = signAt(next); sign === '=' || sign === '≈'; sign = signAt(next)) {
      const result = expression(next + 1)
      const alone = number(next + 1)
      if (alone?.quantity && result?.next === alone.next) {
        const quantity = sign === '≈' ? rounded(alone.quantity) : alone.quantity
        results.push({ quantity, offset: all[next + 1]?.from ?? 0 })
      }
      next = result?.next ?? next + 1
    }
    const value = read.value
    const written = text.slice(all[at]?.from, all[read.next - 1]?.to).trim()
    sums.push({
      written,
      comesTo: (unit) => {
        if (unit === 'percent') {
          const share = value(unit)
          // Its parts may be percentages themselves: `40 + 35 + 25 = 100 %`.
          return share < 1 || written.includes('÷') ? [share * 100] : [share, share * 100]
        }
        const plain = value('other')
        if (unit === 'bytes') return [plain, ...bytes.map((prefix) => plain / prefix)]
        return [value(unit), plain]
      },
      results,
    })
    at = next
  }
  return sums
}

/** Treats the zeros at the end of a whole number after ≈ as rounded: `≈ 309 700`. */
function rounded(quantity: Quantity): Quantity {
  const [zeros = ''] = quantity.digits === 0 ? (/0*$/.exec(quantity.written.replace(/[,\s]/g, '')) ?? []) : []
  return zeros ? { ...quantity, digits: -zeros.length } : quantity
}

/** Parses a text that is a single number, with sign and unit; returns undefined otherwise. */
export function quantityOf(text: string, language: Language): Quantity | undefined {
  const all = tokensOf(text, language)
  const { number, signAt } = reader(all)
  const negative = signAt(0) === '−'
  const read = number(negative ? 1 : 0)
  if (!read?.quantity || read.next < all.length) return undefined
  return negative ? { ...read.quantity, value: -read.quantity.value } : read.quantity
}

/** Returns whether a written number equals the exact result, within its rounding. */
export const isRounded = (exact: number, { value, digits, scale }: Quantity): boolean =>
  Math.abs(exact - value) <= 0.5 * scale * 10 ** -digits * (1 + 1e-6) + 1e-9 * Math.abs(exact)
