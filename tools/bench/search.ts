/**
 * `npm run bench -- search`: measures how well and how fast articles are found, by the golden set
 * (`tests/search/golden.yaml`), among the articles frozen beside it alone and among 1,000 and 10,000; beside Fuse with
 * its defaults and MiniSearch. Then how fast in a real Chromium on the built site (after `npm run build`), with its
 * main thread slowed down four times. `--quick` leaves out 10,000; `--engines` measures only among the frozen articles,
 * `--page` only in Chromium;
 * `--words` shows instead which groups of `content/search-words.yaml` the queries need.
 */
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Language, languages } from '../../src/site/languages'
import { startDist } from '../../tests/hosting/start-dist'
import { frozenArticles, type SearchedArticle } from '../../tests/search/articles'
import { ourSearch } from '../../tests/search/engine'
import {
  type GoldenQuery,
  goldenQueries,
  type Measure,
  mean,
  measure,
  type QuerySet,
  strangeQueries,
} from '../../tests/search/golden'
import { expectNone, quantile } from '../statistics'
import { head, kilobytes, row } from '../table'
import { type Engine, engines } from './search/engines'
import { generateArticles } from './search/generate-articles'
import { type Keystroke, searchInBrowser } from './search/in-browser'
import { printWordUses } from './search/search-words'

/** Slow engines, with seconds a keystroke, get fewer queries; their number is printed. */
const secondsAtMost = 120

type Run = { found: Measure[]; times: number[] }
type Row = Run & {
  /** Queries about no article that find something all the same. */
  strange: string[]
  bytes: number
}

/** Searches each query, and each of its prefixes as if typed. */
function run(engine: Engine, queries: readonly GoldenQuery[]): Run {
  const row: Run = { found: [], times: [] }
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

/** Shuffles the kinds of queries, the same way every time, so that a subset has some of each. */
const mixed = (queries: readonly GoldenQuery[]) => {
  const step = 37
  return queries.map((_, at) => queries[(at * step) % queries.length]).filter((query) => query !== undefined)
}

/** Formats the median, the 95th percentile and the worst of some times. */
const spread = (times: readonly number[], digits: number) =>
  [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(digits)).join(' / ')

function print(name: string, rows: readonly Row[], strangers: number) {
  const { recall, reciprocalRank } = mean(rows.flatMap(({ found }) => found))
  const byLanguage = (pick: (measure: Measure) => number) =>
    rows.map(({ found }) => pick(mean(found)).toFixed(3)).join(' / ')
  const times = rows.flatMap(({ times }) => times)
  const count = rows.reduce((sum, { found }) => sum + found.length, 0)
  const late = quantile(times, 0.95)
  const bytes = Math.max(...rows.map((row) => row.bytes))
  const strange = rows.flatMap((row) => row.strange).length
  console.log(
    row([
      name,
      count,
      byLanguage((one) => one.recall),
      byLanguage((one) => one.reciprocalRank),
      `${strange} of ${strangers}`,
      spread(times, 2),
      bytes ? `${kilobytes(bytes)} KB` : '–',
    ]),
  )
  return { name, rows, recall, reciprocalRank, late }
}

function compressed(packed: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: packed.length > 1e6 ? 9 : 11 }
  return brotliCompressSync(packed, { params }).length
}

type Hold = (holds: boolean, error: string) => void

/** Measures the quality and the speed of the search itself. */
function compareEngines(
  size: number,
  corpora: readonly SearchedArticle[][],
  hold: Hold,
  set: QuerySet = 'golden',
): void {
  const queries = goldenQueries(set)
  const strangers = languages.flatMap((language) => strangeQueries(language, set)).length
  const among = corpora.map(({ length }) => length).join(' and ')
  console.log(`\n${among} articles (${languages.join(', ')}), ${queries.length} queries of ${set}.yaml\n`)
  console.log(
    head([
      'search',
      'queries',
      `recall@5: ${languages.join(' / ')}`,
      'MRR',
      'found for other subjects',
      'ms a keystroke: median / 95th percentile / worst',
      'index, brotli',
    ]),
  )
  const [ours, ...others] = Object.entries(engines).map(([name, create]) => {
    const rows = languages.map((language, at) => {
      const engine = create(corpora[at] ?? [], language)
      const row = run(engine, mixed(queries.filter((query) => query.language === language)))
      const strange = strangeQueries(language, set).filter((typed) => engine.search(typed).length > 0)
      return { ...row, strange, bytes: engine.file ? compressed(engine.file) : 0 }
    })
    return print(name, rows, strangers)
  })
  if (!ours) return
  if (size === 0 && set === 'golden') {
    hold(ours.recall >= 0.95, `recall@5 is ${ours.recall.toFixed(3)}, not 0.95`)
    hold(ours.reciprocalRank >= 0.85, `MRR is ${ours.reciprocalRank.toFixed(3)}, not 0.85`)
  }
  for (const other of others) {
    const same = mean(ours.rows.flatMap(({ found }, at) => found.slice(0, other.rows[at]?.found.length)))
    console.log(
      `ours, on the queries of ${other.name}: recall@5 ${same.recall.toFixed(3)}, MRR ${same.reciprocalRank.toFixed(3)}`,
    )
    if (set !== 'golden') continue
    hold(other.recall < same.recall, `${other.name} finds more`)
    hold(other.reciprocalRank < same.reciprocalRank, `${other.name} ranks better`)
  }
  if (size === 1000)
    hold(
      ours.late * slowest <= 30,
      `a keystroke takes ${(ours.late * slowest).toFixed(1)} ms, 4 times slower`,
    )
}

/** Slowdown of this machine at which a keystroke must still be fast enough. */
const slowest = 4

/** Queries typed into the page, some of each kind, and how often each. */
const typed = 25
const repeats = 3

type Place = { baseUrl: string; size: number; articles: readonly SearchedArticle[]; slowdown: number }

/**
 * Measures how fast a key's letter, suggestions and results are seen, and how long they block the page. The browser does
 * not slow down the worker, so the extra time that the search would take there is added to what waits for it.
 */
async function measurePage({ baseUrl, size, articles, slowdown }: Place, hold: Hold) {
  const queries = mixed(goldenQueries().filter(({ language }) => language === 'fr')).slice(0, typed)
  const { keystrokes, bare, loading, tasks } = await searchInBrowser({
    baseUrl,
    articles,
    queries: Array.from({ length: repeats }, () => queries.map(({ query }) => query)).flat(),
    slowdown,
  })
  // What a letter itself needs comes back each time that it is typed; what the machine did meanwhile does not.
  const shortest = new Map<string, number>()
  for (const { query, typed, longest } of tasks) {
    const key = typed ? `“${typed}” of “${query}”` : `nothing after “${query}”`
    shortest.set(key, Math.min(longest, shortest.get(key) ?? Number.POSITIVE_INFINITY))
  }
  const everyTime = Math.max(...shortest.values())
  const slow = [...shortest].flatMap(([key, longest]) => (longest === everyTime ? key : []))
  const once = Math.max(...tasks.map(({ longest }) => longest))
  const engine = ourSearch(articles, 'fr')
  const extra = keystrokes.map(({ typed }) => {
    const started = performance.now()
    engine.search(typed)
    return (slowdown - 1) * (performance.now() - started)
  })
  const times = (pick: (keystroke: Keystroke, extra: number) => number | undefined) =>
    keystrokes.flatMap((one, at) => pick(one, extra[at] ?? 0) ?? [])
  const cell = (times: readonly number[]) => spread(times, 1)
  const letters = times(({ letter }) => letter)
  const cells = [
    articles.length,
    slowdown,
    keystrokes.length,
    cell(letters),
    cell(bare),
    cell(times(({ suggestions }, extra) => suggestions && suggestions + extra)),
    cell(times(({ results }, extra) => results + extra)),
    loading || '< 50',
    once || '< 50',
    everyTime || '< 50',
  ]
  console.log(row(cells))
  if (size === 1000 && slowdown === slowest)
    hold(
      quantile(letters, 0.95) <= 30,
      `a letter is seen after ${quantile(letters, 0.95).toFixed(1)} ms, ${slowest} times slower, and on an empty page after ${quantile(bare, 0.95).toFixed(1)}`,
    )
  if (size === 1000 || (size === 10_000 && slowdown === 1))
    hold(
      everyTime <= 50,
      `the page stands still for ${everyTime} ms, each time that the field holds ${slow.join(', ')}`,
    )
}

/** @throws if a bound is missed */
export default async function bench(words: readonly string[]): Promise<void> {
  if (words.includes('--words')) return printWordUses()
  const sizes = words.includes('--engines') ? [0] : words.includes('--quick') ? [0, 1000] : [0, 1000, 10_000]
  const missed: string[] = []
  const holdFor =
    (size: number): Hold =>
    (holds, error) =>
      holds || missed.push(`${size || 'the frozen'} articles: ${error}`)

  for (const size of words.includes('--page') ? [] : sizes) {
    const articles = languages.map((language) => grown(language, size))
    compareEngines(size, articles, holdFor(size))
    if (size === 0)
      for (const set of ['visitors', 'blind'] as const) compareEngines(size, articles, holdFor(size), set)
  }

  if (words.includes('--engines')) return
  const site = await startDist()
  console.log('\nOn the French page in Chromium, its CPU slowed down\n')
  console.log(
    head([
      'articles',
      'times slower',
      'keystrokes',
      'ms from a key to the frame that shows its letter: median / 95th percentile / worst',
      'in a field on an empty page',
      'its suggestions',
      'its results',
      'longest task in ms while the list loads',
      'while typing',
      `the same ${repeats} times`,
    ]),
  )
  for (const size of sizes) {
    const place = { baseUrl: site.url, size, articles: grown('fr', size) }
    for (const slowdown of [1, slowest]) await measurePage({ ...place, slowdown }, holdFor(size))
  }
  expectNone(missed)
}

/** Returns the frozen articles, filled up to `size` with generated ones; 0 is the frozen ones alone. */
function grown(language: Language, size: number): SearchedArticle[] {
  const from = frozenArticles(language)
  return [...from, ...generateArticles({ from, count: Math.max(0, size - from.length) })]
}
