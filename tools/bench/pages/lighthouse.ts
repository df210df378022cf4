import type { Browser } from '@playwright/test'
import { freePort } from '../../../tests/network/free-port'
import { launchChromium } from '../../launch-chromium'
import { median } from '../../statistics'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

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
  return { browser: await launchChromium(`--remote-debugging-port=${port}`), port }
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
  const all: Awaited<ReturnType<typeof runOnce>>[] = []
  while (all.length < runs) all.push(await runOnce(url, port, listed))
  const figure = (name: string) => median(all.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const scoresOf = (category: Category) =>
    all.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const lost = all.flatMap((lhr, run) =>
    categories
      .filter((category) => (scoresOf(category)[run] ?? 0) < 100)
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => lhr.audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`),
  )
  return {
    scores: {
      performance: median(scoresOf('performance')),
      accessibility: median(scoresOf('accessibility')),
      'best-practices': median(scoresOf('best-practices')),
      seo: median(scoresOf('seo')),
    },
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    lost: [...new Set(lost)],
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
