import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumArguments } from '../../../tests/chromium-arguments'
import { firstView } from '../../../tests/e2e/first-view'
import { kinds } from '../../../tests/e2e/pages'
import { at, languages } from '../../../tests/e2e/site'
import { startDist } from '../../../tests/hosting/start-dist'
import { findChromium } from '../chromium'
import { type Figures, figuresOf, readRecords, recordsFile, renew } from './records'

/**
 * Measures the first view of every template of `dist/` in both languages and renews `tests/e2e/records.json`.
 * @throws where a page has grown and no reason is given
 */
export async function record(reason?: string): Promise<void> {
  const site = await startDist({ LOG_LEVEL: 'silent' })
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: chromiumArguments,
  })
  const measured = new Map<string, Figures>()
  try {
    for (const address of kinds.flatMap((kind) => languages.map((language) => at(kind, language)))) {
      const context = await browser.newContext()
      measured.set(address, figuresOf(await firstView(await context.newPage(), site.url + address)))
      await context.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const lines = Object.entries(renew(readRecords(), measured, reason)).map(
    ([address, all]) =>
      `  ${JSON.stringify(address)}: [\n${all.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
  )
  writeFileSync(recordsFile, `{\n${lines.join(',\n')}\n}\n`)
}
