/**
 * `npm run bench -- search`: how well and how fast articles are found, by the golden set (`tests/search/golden.yaml`),
 * among the real articles alone and among 1,000 and 10,000; beside Fuse with its defaults and MiniSearch.
 * `--quick` leaves out 10,000.
 */
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, constants } from 'node:zlib'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { generateArticles } from '../../../tests/generate-articles'
import { realArticles, type SearchedArticle } from '../../../tests/search/articles'
import { type GoldenQuery, goldenQueries, mean, measure } from '../../../tests/search/golden'
import { find } from '../../articles/search/find'
import { fold } from '../../articles/search/fold'
import { indexCards, indexTexts } from '../../articles/search/indexes'
import { createMend } from '../../articles/search/mend'
import { packIndex } from '../../articles/search/word-index'
import { languages } from '../../site/languages'

type Engine = { search: (typed: string) => readonly string[]; packed?: string }

/** Each gets slug, title, subtitle, names of tags and text; the heavier a field, the sooner it is shown. */
const engines: Record<string, (articles: readonly SearchedArticle[]) => Engine> = {
  ours: (articles) => {
    const cards = indexCards(articles)
    const text = indexTexts(articles.map((article) => article.text))
    const mend = createMend([...new Set([...cards.index.words, ...text.words])].sort())
    return {
      search: (typed) =>
        find(typed, { cards, text, mend }).places.map((place) => articles[place]?.slug ?? ''),
      packed: JSON.stringify(packIndex(text)),
    }
  },
  'Fuse, its defaults': (articles) => {
    const fuse = new Fuse(articles, { keys: ['title', 'subtitle', 'tags.name', 'text'] })
    return { search: (typed) => fuse.search(typed).map(({ item }) => item.slug) }
  },
  'MiniSearch, prefix and fuzzy': (articles) => {
    const mini = new MiniSearch({
      idField: 'slug',
      fields: ['title', 'subtitle', 'tags', 'text'],
      processTerm: (term) => fold(term) || null,
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 10, tags: 8, subtitle: 4 } },
    })
    mini.addAll(
      articles.map(({ tags, ...article }) => ({ ...article, tags: tags.map(({ name }) => name).join(' ') })),
    )
    return { search: (typed) => mini.search(typed).map(({ id }) => String(id)) }
  },
}

/** An engine that takes seconds a keystroke is asked fewer queries; how many is printed. */
const secondsAtMost = 60

type Row = { found: { recall: number; reciprocalRank: number }[]; times: number[]; bytes: number }

/** Searches each query, and each of its beginnings as its letters are typed. */
function run(engine: Engine, queries: readonly GoldenQuery[]): Row {
  const row: Row = { found: [], times: [], bytes: 0 }
  const until = performance.now() + (secondsAtMost * 1000) / languages.length
  for (const { query, expected } of queries) {
    if (performance.now() > until) break
    for (let letters = 1; letters <= query.length; letters += 1) {
      const started = performance.now()
      const found = engine.search(query.slice(0, letters))
      row.times.push(performance.now() - started)
      if (letters === query.length) row.found.push(measure(found, expected))
    }
  }
  return row
}

/** In an order that mixes the kinds, and is the same every time: whoever is asked fewer is asked some of each. */
const mixed = (queries: readonly GoldenQuery[]) => {
  const step = 37
  return queries.map((_, at) => queries[(at * step) % queries.length]).filter((query) => query !== undefined)
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function print(name: string, rows: readonly Row[]) {
  const { recall, reciprocalRank } = mean(rows.flatMap(({ found }) => found))
  const times = rows.flatMap(({ times }) => times).sort((a, b) => a - b)
  const asked = rows.reduce((sum, { found }) => sum + found.length, 0)
  const [median, late, worst] = [0.5, 0.95, 1].map((share) => quantile(times, share))
  const bytes = Math.max(...rows.map((row) => row.bytes))
  console.log(
    `| ${name} | ${asked} | ${recall.toFixed(3)} | ${reciprocalRank.toFixed(3)} | ${[median, late, worst].map((time) => time?.toFixed(2)).join(' / ')} | ${bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–'} |`,
  )
  return { recall, reciprocalRank, late: late ?? 0 }
}

function compressed(packed: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: packed.length > 1e6 ? 9 : 11 }
  return brotliCompressSync(packed, { params }).length
}

/** @throws where a bound of issue 6 does not hold */
export default async function bench(words: readonly string[]): Promise<void> {
  const queries = goldenQueries()
  const real = new Map(languages.map((language) => [language, realArticles(language)]))
  const missed: string[] = []
  for (const size of words.includes('--quick') ? [0, 1000] : [0, 1000, 10_000]) {
    const among = size || [...real.values()].map(({ length }) => length).join(' and ')
    console.log(`\n${among} articles (${languages.join(', ')}), ${queries.length} queries\n`)
    console.log(
      '| search | queries | recall@5 | MRR | ms a keystroke: median / 95th percentile / worst | index, brotli |',
    )
    console.log('|---|---|---|---|---|---|')
    const results = new Map<string, ReturnType<typeof print>>()
    const corpora = languages.map((language) => {
      const from = real.get(language) ?? []
      return [...from, ...generateArticles({ from, count: Math.max(0, size - from.length) })]
    })
    for (const [name, create] of Object.entries(engines)) {
      const rows = languages.map((language, at) => {
        const engine = create(corpora[at] ?? [])
        const row = run(engine, mixed(queries.filter((query) => query.language === language)))
        return { ...row, bytes: engine.packed ? compressed(engine.packed) : 0 }
      })
      results.set(name, print(name, rows))
    }
    const [ours, ...others] = [...results.values()]
    if (!ours) continue
    const hold = (holds: boolean, words: string) => holds || missed.push(`${among} articles: ${words}`)
    if (size === 0) {
      hold(ours.recall >= 0.95, `recall@5 is ${ours.recall.toFixed(3)}, not 0.95`)
      hold(ours.reciprocalRank >= 0.85, `MRR is ${ours.reciprocalRank.toFixed(3)}, not 0.85`)
    }
    hold(
      others.every(({ recall }) => recall < ours.recall),
      'another search finds more',
    )
    hold(
      others.every(({ reciprocalRank }) => reciprocalRank < ours.reciprocalRank),
      'another search ranks better',
    )
    if (size === 1000)
      hold(ours.late * 4 <= 30, `a keystroke takes ${(ours.late * 4).toFixed(1)} ms on a 4 times slower CPU`)
  }
  if (missed.length > 0) throw new Error(`Bounds that do not hold:\n  ${missed.join('\n  ')}`)
}
