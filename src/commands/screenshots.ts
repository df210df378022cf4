/**
 * `npm run screenshots`: every kind of page at four widths, in both themes and languages, into `screenshots/`, to be
 * looked at. `-- /pricing /contact` takes these pages alone.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { chromium } from '@playwright/test'
import { kinds } from '../../tests/e2e/pages'
import serve from '../../tests/e2e/server'
import { languages, localPath } from '../site/languages'
import { build } from './build'
import { findChromium } from './chromium'

const widths = [360, 768, 1280, 1920]
const folder = 'screenshots'

async function main(): Promise<void> {
  if (!build()) exit(1)
  const asked = argv.slice(2)
  const pages = (asked.length > 0 ? asked : [...kinds, '/404']).flatMap((page) =>
    languages.map((language) => localPath(page, language)),
  )
  mkdirSync(folder, { recursive: true })

  const stop = await serve()
  const browser = await chromium.launch({
    executablePath: findChromium() || undefined,
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of widths) {
        const context = await browser.newContext({
          baseURL: env.BASE_URL,
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        })
        for (const address of pages) {
          const page = await context.newPage()
          await page.goto(address)
          // Pictures below the fold are loaded when they come into view.
          for (const image of await page.locator('img[loading=lazy]').all())
            await image.scrollIntoViewIfNeeded()
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => window.scrollTo(0, 0))
          const name = `${address.replaceAll('/', '_').replace(/^_/, '') || 'home'}-${width}-${colorScheme}.png`
          await page.screenshot({ path: path.join(folder, name), fullPage: true })
          await page.close()
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await stop()
  }
  console.log(`${pages.length * widths.length * 2} pictures in ${folder}/`)
}

main().catch((error: unknown) => {
  console.error(error)
  exit(1)
})
