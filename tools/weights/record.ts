import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../src/site/languages'
import { firstView } from '../../tests/e2e/first-view'
import { pageOfTemplates } from '../../tests/e2e/pages'
import { testSite } from '../../tests/e2e/site'
import { startDist } from '../../tests/hosting/start-dist'
import { buildTestSite } from '../../tests/site/build'
import { type Figures, figuresOf, readRecords, recordsFile, renew } from '../../tests/weights/records'
import { launchChromium } from '../launch-chromium'

/**
 * Builds the tests' own site, measures the first view of every template in both languages and updates
 * `tests/e2e/records.json`.
 * @throws if it cannot be built, or a page has grown and no reason is given
 */
export async function record(reason?: string): Promise<void> {
  if (!(await buildTestSite())) throw new Error('The test site could not be built: see above.')
  const dist = path.resolve(testSite)
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
