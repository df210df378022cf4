/**
 * `npm run bench -- pages [--runs 5] [address …]`: runs Lighthouse 12 with its mobile defaults on every template in
 * both languages, or on the given pages, as the median of several runs, beside a page of one sentence; weighs the first
 * view of each; and measures how soon the next page is painted (`--navigation`: only that). Needs a build
 * (`npm run build`). Fails if a bound of the design is missed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '../../src/site/languages'
import { firstView } from '../../tests/e2e/first-view'
import { onePerTemplate } from '../../tests/e2e/pages'
import { startDist } from '../../tests/hosting/start-dist'
import { expectNone } from '../statistics'
import { floor } from './pages/floor'
import { audit, type LighthouseBrowser, openBrowser } from './pages/lighthouse'
import { measureNavigation } from './pages/navigation'
import { errors, heading, line, type Measured } from './pages/report'

const isListed = (address: string) =>
  readFileSync(path.join('dist/public', address, 'index.html'), 'utf8').includes('rel="canonical"')

async function measure(
  address: string,
  url: string,
  { browser, port }: LighthouseBrowser,
  runs: number,
): Promise<Measured> {
  const context = await browser.newContext()
  const view = await firstView(await context.newPage(), url + address)
  await context.close()
  return { address, view, audited: await audit(url + address, port, runs, isListed(address)) }
}

/** Returns the missed bounds. */
async function measurePages(baseUrl: string, addresses: readonly string[], runs: number): Promise<string[]> {
  const missed: string[] = []
  const lighthouse = await openBrowser()
  try {
    console.log(`${await floor(lighthouse.port, runs)}\n`)
    console.log(heading)
    for (const address of addresses) {
      const measured = await measure(address, baseUrl, lighthouse, runs)
      console.log(line(measured))
      missed.push(...errors(measured).map((error) => `${address}: ${error}`))
    }
  } finally {
    await lighthouse.browser.close()
  }
  console.log(
    `\nLighthouse: mobile, median of ${runs}. KB (1,000 bytes) on the wire of a first view, 1280 × 720, headers included; a page with state has run its scripts.`,
  )
  return missed
}

/** @throws if a bound is missed */
export default async function run(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { runs: { type: 'string', default: '5' }, navigation: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: give a whole number from 1.`)
  const { url } = await startDist()
  const all = languages.flatMap((language) => onePerTemplate('dist', language))
  const missed = values.navigation
    ? []
    : await measurePages(url, positionals.length > 0 ? positionals : all, runs)
  expectNone([...missed, ...(await measureNavigation(url, runs))])
}
