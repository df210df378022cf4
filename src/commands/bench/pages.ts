/**
 * `npm run bench -- pages [--runs 5] [address …]`: Lighthouse 12 with its mobile defaults on every template in both
 * languages, or on the pages named, as the median of several runs; and what a first view of each loads. It needs a
 * build (`npm run build`). It fails where a bound of the design does not hold.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { firstView } from '../../../tests/e2e/first-view'
import { kinds } from '../../../tests/e2e/pages'
import { at, languages } from '../../../tests/e2e/site'
import { startDist } from '../../../tests/hosting/start-dist'
import { audit, type LighthouseBrowser, openBrowser } from './pages/lighthouse'
import { faults, head, line, type Measured } from './pages/report'

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

/** @throws where a bound does not hold */
export default async function run(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: give a whole number from 1.`)
  if (!existsSync('dist/server.js')) throw new Error('dist/ is missing: npm run build, then again.')
  const all = kinds.flatMap((kind) => languages.map((language) => at(kind, language)))

  const site = await startDist({ LOG_LEVEL: 'silent' })
  const lighthouse = await openBrowser()
  const missed: string[] = []
  console.log(head)
  try {
    for (const address of positionals.length > 0 ? positionals : all) {
      const measured = await measure(address, site.url, lighthouse, runs)
      console.log(line(measured))
      missed.push(...faults(measured).map((fault) => `${address}: ${fault}`))
    }
  } finally {
    await lighthouse.browser.close()
    await site.stop()
  }
  console.log(
    `\nLighthouse: mobile, median of ${runs}. KB (1,000 bytes) on the wire of a first view, 1280 × 720, headers included.`,
  )
  if (missed.length > 0) throw new Error(`Bounds that do not hold:\n  ${missed.join('\n  ')}`)
}
