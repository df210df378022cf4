import { fold } from '../../../src/articles/search/fold'
import { isEmpty, stem, stemsOf } from '../../../src/articles/search/words'
import type { SearchedArticle } from '../../../tests/search/articles'

type Options = {
  /** The real articles of one language. */
  from: readonly SearchedArticle[]
  count: number
  /** The tags to choose from; invented ones by default. */
  tags?: readonly SearchedArticle['tags'][number][]
}

/** A word in this number of real articles belongs to the language; rarer ones belong to a subject. */
const ofTheLanguage = 3

/** Size of the vocabulary of subjects: few words are frequent, most are rare (Zipf). */
const inventedWords = 40_000

const word = /[\p{L}\p{N}]+/gu

/**
 * Generates articles for a larger site from the sentences of real ones. Each word that belongs to a subject is replaced
 * by an invented one, the same within an article: vocabulary, repetition and length stay realistic, and a real article
 * stays the only one on its subject.
 */
export function generateArticles({ from, count, tags }: Options): SearchedArticle[] {
  const random = randomNumbers()
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('there is nothing to pick from')
    return found
  }
  const common = wordsOfTheLanguage(from)
  const lines = from.map(({ text }) => text.split('\n').filter((line) => !/[<>{}`]/.test(line)))
  const invent = inventor(from, common, pick)
  const invented = Array.from({ length: inventedWords }, invent)
  const zipf = () => invented[Math.floor(inventedWords ** random()) - 1] ?? invented[0] ?? ''
  const carried =
    tags ??
    Array.from({ length: 40 }, (_, at) => ({ id: `tag-${at}`, name: capital(`${invent()} ${invent()}`) }))

  return Array.from({ length: count }, (_, number) => {
    const subject = new Map<string, string>()
    const about = (text: string, keeps: (folded: string) => boolean) =>
      text.replace(word, (original) => {
        const folded = fold(original)
        if (keeps(folded)) return original
        const other = /^\d+$/.test(folded) ? String(Math.floor(random() * 10 ** folded.length)) : zipf()
        const chosen = subject.get(folded) ?? other
        subject.set(folded, chosen)
        return /^\p{Lu}/u.test(original) ? capital(chosen) : chosen
      })
    const { title, subtitle } = pick(from)
    return {
      slug: `generated-${number}`,
      publishedAt: dayBefore(number),
      title: about(title, isEmpty),
      subtitle: about(subtitle, isEmpty),
      tags: [...new Set([pick(carried), pick(carried)])],
      text: pick(lines)
        .map(() => about(pick(pick(lines)), (folded) => isEmpty(folded) || common.has(folded)))
        .join('\n'),
      notes: '',
    }
  })
}

/** Returns pseudorandom numbers from 0 to 1, the same every time (mulberry32). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function wordsOfTheLanguage(articles: readonly SearchedArticle[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of articles)
    for (const each of new Set(fold(text).match(word))) counts.set(each, (counts.get(each) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= ofTheLanguage).map(([each]) => each))
}

/** Invents words that resemble those of the subjects: each letter follows two others as it does in them. */
function inventor(
  articles: readonly SearchedArticle[],
  common: ReadonlySet<string>,
  pick: (letters: readonly string[]) => string,
): () => string {
  const known = [...new Set(articles.flatMap(({ text }) => fold(text).match(/\p{L}{5,}/gu) ?? []))].filter(
    (each) => !common.has(each),
  )
  const taken = new Set(
    articles.flatMap(({ title, subtitle, text }) => [title, subtitle, text].flatMap(stemsOf)),
  )
  const next = new Map<string, string[]>()
  for (const each of known) {
    for (let at = 0; at <= each.length; at += 1) {
      const before = each.slice(Math.max(0, at - 2), at)
      next.set(before, [...(next.get(before) ?? []), each.charAt(at)])
    }
  }
  return function invent(): string {
    let made = ''
    for (;;) {
      const letter = pick(next.get(made.slice(-2)) ?? [''])
      if (!letter || made.length > 14) break
      made += letter
    }
    return made.length < 5 || taken.has(stem(made)) ? invent() : made
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the day of a generated article: they are older than the real ones, one a day. */
const dayBefore = (number: number): string =>
  new Date(Date.UTC(2026, 0, 1) - (number + 1) * 86_400_000).toISOString().slice(0, 10)
