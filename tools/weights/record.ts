import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/site/languages'
import { firstView } from '../../tests/e2e/first-view'
import { pageOfTemplates } from '../../tests/e2e/pages'
import { startDist } from '../../tests/hosting/start-dist'
import { testSite } from '../../tests/site/build'
import { launchChromium } from '../launch-chromium'
import { type Figures, figuresOf, readRecords, recordsFile, renew } from './records'

/**
 * Measures the first view of every template of the tests' own site in both languages and updates
 * `tests/e2e/records.json`.
 * @throws if a page has grown and no reason is given
 */
export async function record(reason?: string): Promise<void> {
  const dist = path.resolve(testSite, 'dist')
  const site = await startDist({}, dist)
  const browser = await launchChromium()
  const measured = new Map<string, Figures>()
  try {
    for (const [template, address] of languages.flatMap((language) => [...pageOfTemplates(dist, language)])) {
      const context = await browser.newContext()
      measured.set(template, figuresOf(await firstView(await context.newPage(), site.url + address)))
      await context.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const lines = Object.entries(renew(readRecords(), measured, reason)).map(
    ([template, all]) =>
      `  ${JSON.stringify(template)}: [\n${all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(recordsFile, `{\n${lines.join(',\n')}\n}\n`)
}
