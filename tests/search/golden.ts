import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { array, string } from 'yup'
import { type Language, languages } from '../../src/site/languages'

/** One query of the golden set, and the slugs that it should find. */
export type GoldenQuery = { language: Language; query: string; expected: string[] }

const texts = array(string().required()).min(1).required()

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The search is tuned by all but `blind`, which judges it (docs/search.md). `newer` is about articles of its own. */
export type QuerySet = 'golden' | 'newer' | 'visitors' | 'blind'

const read = (set: QuerySet) => new Map(entriesOf(parse(readFileSync(`tests/search/${set}.yaml`, 'utf8'))))

/** Returns the queries of a set that no article in a language is about. */
export const strangeQueries = (language: Language, set: QuerySet = 'golden'): string[] =>
  texts.validateSync(new Map(entriesOf(read(set).get('nothing'))).get(language))

/** Reads the queries of `tests/search/<set>.yaml`. */
export function goldenQueries(set: QuerySet = 'golden'): GoldenQuery[] {
  const queries = read(set)
  return languages.flatMap((language) =>
    entriesOf(queries.get(language)).flatMap(([, byQuery]) =>
      entriesOf(byQuery).map(([query, expected]) => ({
        language,
        query,
        expected: texts.validateSync(expected),
      })),
    ),
  )
}

export type Measure = { recall: number; reciprocalRank: number }

/** Results that a visitor looks at. */
const seen = 5

/**
 * Measures recall and reciprocal rank.
 * @param found slugs, best first
 * @returns the share of the expected articles among the first five (of five, if more are expected), and 1 divided by
 * the rank of the first expected one
 */
export function measure(found: readonly string[], expected: readonly string[]): Measure {
  const first = found.slice(0, seen)
  const rank = found.findIndex((slug) => expected.includes(slug))
  return {
    recall: expected.filter((slug) => first.includes(slug)).length / Math.min(seen, expected.length),
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
  }
}

export function mean(measures: readonly Measure[]): Measure {
  const sum = (pick: (one: Measure) => number) => measures.reduce((total, one) => total + pick(one), 0)
  return {
    recall: sum(({ recall }) => recall) / measures.length,
    reciprocalRank: sum(({ reciprocalRank }) => reciprocalRank) / measures.length,
  }
}
