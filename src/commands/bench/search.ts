/**
 * `npm run bench -- search`: how well and how fast articles are found, by the golden set (`tests/search/golden.yaml`),
 * among the real articles alone and among 1,000 and 10,000; beside Fuse with its defaults and MiniSearch. Then how fast
 * in a real Chromium on the built site (`npm run build` before), its main thread slowed down four times.
 * `--quick` leaves out 10,000.
 */
import { existsSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { env } from 'node:process'
import { brotliCompressSync, constants } from 'node:zlib'
import serve from '../../../tests/e2e/server'
import { generateArticles } from '../../../tests/generate-articles'
import { realArticles, type SearchedArticle } from '../../../tests/search/articles'
import { type Engine, engines } from '../../../tests/search/engines'
import { type GoldenQuery, goldenQueries, mean, measure } from '../../../tests/search/golden'
import { searchInBrowser } from '../../../tests/search/in-browser'
import { type Language, languages } from '../../site/languages'
import { findChromium } from '../chromium'

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

type Hold = (holds: boolean, fault: string) => void

/** How well, and how fast the search itself is. */
function compareEngines(size: number, corpora: readonly SearchedArticle[][], hold: Hold): void {
  const queries = goldenQueries()
  const among = corpora.map(({ length }) => length).join(' and ')
  console.log(`\n${among} articles (${languages.join(', ')}), ${queries.length} queries\n`)
  console.log(
    '| search | queries | recall@5 | MRR | ms a keystroke: median / 95th percentile / worst | index, brotli |',
  )
  console.log('|---|---|---|---|---|---|')
  const [ours, ...others] = Object.entries(engines).map(([name, create]) => {
    const rows = languages.map((language, at) => {
      const engine = create(corpora[at] ?? [])
      const row = run(engine, mixed(queries.filter((query) => query.language === language)))
      return { ...row, bytes: engine.file ? compressed(engine.file) : 0 }
    })
    return print(name, rows)
  })
  if (!ours) return
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
}

/** How many queries are typed into the page: some of each kind. */
const typed = 40
const slowdown = 4

/** How fast letters become results on the page, and how long the page stands still for them. */
async function measurePage(size: number, articles: readonly SearchedArticle[], hold: Hold): Promise<void> {
  const stop = await serve()
  try {
    const times = await searchInBrowser({
      executablePath: findChromium(),
      baseUrl: env.BASE_URL ?? '',
      articles,
      queries: mixed(goldenQueries().filter(({ language }) => language === 'fr'))
        .slice(0, typed)
        .map(({ query }) => query),
      slowdown,
    })
    const [keystrokes, slowed] = [times.keystrokes, times.keystrokesSlowed].map((list) =>
      list.sort((a, b) => a - b),
    )
    const quantiles = (list: readonly number[] = []) =>
      [0.5, 0.95, 1].map((share) => quantile(list, share).toFixed(1)).join(' / ')
    console.log(
      `| ${articles.length} | ${keystrokes?.length} | ${quantiles(keystrokes)} | ${quantiles(slowed)} | ${times.longestTask.loading || '< 50'} | ${times.longestTask.searching || '< 50'} |`,
    )
    const late = quantile(slowed ?? [], 0.95)
    if (size === 1000) hold(late <= 30, `a keystroke takes ${late.toFixed(1)} ms in Chromium, not 30`)
    hold(
      times.longestTask.searching <= 50,
      `the main thread stands still for ${times.longestTask.searching} ms`,
    )
  } finally {
    await stop()
  }
}

/** @throws where a bound of issue 6 does not hold */
export default async function bench(words: readonly string[]): Promise<void> {
  const sizes = words.includes('--quick') ? [0, 1000] : [0, 1000, 10_000]
  const missed: string[] = []
  const corpora = new Map(sizes.map((size) => [size, languages.map((language) => grown(language, size))]))
  for (const [size, articles] of corpora) {
    compareEngines(
      size,
      articles,
      (holds, fault) => holds || missed.push(`${size || 'the real'} articles: ${fault}`),
    )
  }

  if (!existsSync('dist/server.js')) throw new Error('dist/ is missing: npm run build, then again')
  console.log(`\nIn Chromium, in French, its main thread ${slowdown} times slower\n`)
  console.log(
    '| articles | keystrokes | ms from letter to results: median / 95th percentile / worst | the same with a worker as slow | longest task while the list loads, ms | while typing, ms |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const [size, articles] of corpora) {
    await measurePage(
      size,
      articles[languages.indexOf('fr')] ?? [],
      (holds, fault) => holds || missed.push(`${size || 'the real'} articles: ${fault}`),
    )
  }
  if (missed.length > 0) throw new Error(`Bounds that do not hold:\n  ${missed.join('\n  ')}`)
}

/** The real articles, and as many generated ones as make `size` of them; 0 is the real ones alone. */
function grown(language: Language, size: number): SearchedArticle[] {
  const from = realArticles(language)
  return [...from, ...generateArticles({ from, count: Math.max(0, size - from.length) })]
}
