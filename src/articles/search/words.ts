import { fold } from './fold'

/** Stop words, folded, French and English: neither indexed nor searched for. */
const empty = new Set(
  `a au aux avec ce ces cet cette comme d dans de des du elle en entre est et eux il ils j je l la le les leur
  leurs lui m mais me n ne nos notre nous on ont ou par pas pour qu que qui s sa se ses son sont sur t ta te tes
  tu un une vos votre vous y mon ma mes quel quelle quels quelles combien pourquoi an and are as at be but by
  can for from had has have he her his i if in into is it its not of or our so than that the their them then
  there these they this those to was we were what when where which who why will with you your how do does did my
  any some peut peux puis faut dois doit doivent etre avoir fait faire ca cela quoi si aussi tres tout tous toute
  toutes chez quand ou quoi me about all also could get gets got just many may me much must need needs only own should
  very want would`.split(/\s+/),
)

/** Splits text at everything but letters and digits: `l'ia` is `l` and `ia`. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Removes separators from folded text: `self-hosting` and `self hosting` become `selfhosting`. */
export const joined = (folded: string): string => wordsOf(folded).join('')

/** From this many letters on, a word is found inside others: `ai` is no part of `availability`. */
export const insideFrom = 4

export const isEmpty = (word: string): boolean => empty.has(word)

/** Returns the stems of a text's words, without stop words, in order. */
export const stemsOf = (text: string): string[] =>
  wordsOf(fold(text))
    .filter((word) => !isEmpty(word))
    .map(stem)

/**
 * Reduces plural and feminine of a folded French or English word to the same form: `locaux` and `locale` to `local`,
 * `policies` and `policy` to `polici`. The stem need not be a word; related forms only have to share it.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/eaux$/, 'eau')
    .replace(/aux$/, 'al')
    .replace(/([^s])s$|x$/, '$1')
  const root = singular.replace(/e+$/, '')
  const short = root.length < 4 ? singular : root
  return short.length < 4 ? short : short.replace(/y$/, 'i')
}

/**
 * The endings of related word forms after their shared root, as stems: `héberger`, `hébergement`, `hosting`, `hosted`.
 */
const endings = new Set(
  ' abl ag al anc ant ation ed ement ent er eur eus if ing ion iqu is isation iser iv ment or'.split(' '),
)

/** Shorter prefixes are shared by unrelated words. */
const rootFrom = 6

/** Returns the root that a stem shares with related forms; `undefined` if it is too short. */
export function rootOf(stem: string): string | undefined {
  const end = [...endings].reduce(
    (best, each) => (stem.endsWith(each) && each.length > best.length ? each : best),
    '',
  )
  const root = stem.slice(0, stem.length - end.length)
  return root.length < rootFrom ? undefined : root
}

/** Whether a stem is a form of a root. */
export const isKin = (stem: string, root: string): boolean => endings.has(stem.slice(root.length))

/**
 * Reduces a verb to the root of its forms: `chunking` and `chunked` to `chunk`, `installer` and `installé` to
 * `install`.
 */
export const verbRootOf = (stem: string): string => stem.replace(/(?:ing|ed|er)$/, '')
