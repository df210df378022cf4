import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../../tests/chromium'
import { chromiumArguments } from '../../../tests/chromium-arguments'
import { freePort } from '../../../tests/free-port'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Medians of several runs. */
export type Audited = {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds, as Lighthouse simulates them for a phone on a slow connection. */
  lcp: number
  tbt: number
  cls: number
  /** Descriptions of the audits that cost points in any run. */
  lost: string[]
}

export type LighthouseBrowser = { browser: Browser; port: number }

/** Opens a Chromium for both Playwright and Lighthouse. */
export async function openBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [`--remote-debugging-port=${port}`, ...chromiumArguments],
  })
  return { browser, port }
}

/**
 * Runs Lighthouse with its mobile defaults.
 * @param url a page
 * @param port where Chromium can be driven
 * @param runs number of runs
 * @param listed whether the page is for search engines. Others (404, "message sent") are not judged by whether they can
 * be found.
 * @throws if Lighthouse cannot judge the page
 */
export async function audit(url: string, port: number, runs: number, listed: boolean): Promise<Audited> {
  const all: Audited[] = []
  for (let run = 0; run < runs; run += 1) {
    const lhr = await runOnce(url, port, listed)
    const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    all.push({
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      lost: categories
        .filter((category) => score(category) < 100)
        .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => lhr.audits[id] ?? [])
        .filter((one) => one.score !== null && one.score < 1)
        .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`),
    })
  }
  const of = (pick: (one: Audited) => number) => median(all.map(pick))
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    lost: [...new Set(all.flatMap(({ lost }) => lost))],
  }
}

/** On a busy machine Lighthouse may miss the beginning of a load, and asks for another run. */
const tries = 3

async function runOnce(url: string, port: number, listed: boolean) {
  const { default: lighthouse } = await import('lighthouse')
  const errors: string[] = []
  while (errors.length < tries) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      skipAudits: listed ? [] : ['is-crawlable'],
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    errors.push(result?.lhr.runtimeError?.message ?? 'no result')
  }
  throw new Error(`${url}: Lighthouse failed ${tries} times: ${errors.join(' ')}`)
}

/** Returns the middle value; of an even number the higher of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
