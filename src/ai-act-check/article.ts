import type { Language } from '../site/languages'

type Part = { number: string; paragraph?: string; point?: string; annex: boolean }

function partsOf(reference: string): Part {
  const [, roman = '', number, letter] = /^([IVX]+)(?:\.(\d+))?(?:\(([a-z])\))?$/.exec(reference) ?? []
  if (roman) return { number: roman, paragraph: number, point: letter, annex: true }
  const [, article = reference, paragraph, point] =
    /^(\d+)(?:\((\d+[a-z]?)\))?(?:\(([a-z]+)\))?$/.exec(reference) ?? []
  return { number: article, paragraph, point, annex: false }
}

/** Returns a reference such as `5(1)(ba)` or `III.4(a)` as a language writes it. */
export function articleName(reference: string, language: Language): string {
  const { number, paragraph, point, annex } = partsOf(reference)
  if (language === 'en') {
    if (!annex) return `Art.\u00a0${reference}`
    return `Annex\u00a0${number}${paragraph ? `(${paragraph})` : ''}${point ? `(${point})` : ''}`
  }
  const first = annex ? `annexe\u00a0${number}` : `art.\u00a0${number}`
  // Article 3 is a list of definitions, whose numbers are points, as an annex's are.
  const inPoints = annex || number === '3'
  const second = paragraph && (inPoints ? `point\u00a0${paragraph}` : `§\u00a0${inFrench(paragraph)}`)
  const third = point && (annex ? `${point})` : `point\u00a0${inFrench(point)})`)
  return annex
    ? [first, [second, third].filter(Boolean).join('\u00a0')].filter(Boolean).join(', ')
    : [first, second, third].filter(Boolean).join(', ')
}

/** Writes what an amendment inserted as the French Official Journal does: `1a` is `1 bis`, `bb` is `b ter`. */
const inFrench = (part: string) => part.replace(/(.)a$/, '$1\u00a0bis').replace(/(.)b$/, '$1\u00a0ter')

/** Returns the anchor of an article in the consolidated text on EUR-Lex. */
export function articleAnchor(reference: string): string {
  const { number, annex } = partsOf(reference)
  return annex ? `#anx_${number}` : `#art_${number}`
}
