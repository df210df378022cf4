/**
 * `npm run screenshots`: renders every kind of page at four widths, in both themes and languages, into `screenshots/`.
 * `-- /pricing /contact` renders these pages alone.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { argv, exit } from 'node:process'
import type { Browser } from '@playwright/test'
import { build } from '../src/commands/build'
import { type Language, languages, localPath } from '../src/site/languages'
import { onePerTemplate } from '../tests/e2e/pages'
import { settle } from '../tests/e2e/settle'
import { startDist } from '../tests/hosting/start-dist'
import { launchChromium } from './launch-chromium'

const widths = [360, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
const folder = 'screenshots'

type Look = { colorScheme: (typeof themes)[number]; width: number; language: Language }

async function shoot(browser: Browser, baseURL: string, pages: readonly string[], look: Look): Promise<void> {
  const { colorScheme, width, language } = look
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    // Matches the page, so that it does not offer another language.
    locale: language,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  for (const address of pages) {
    const page = await context.newPage()
    await settle(page, address)
    const name = `${address.replaceAll('/', '_').replace(/^_/, '') || 'home'}-${width}-${colorScheme}.png`
    await page.screenshot({ path: path.join(folder, name), fullPage: true })
    await page.close()
  }
  await context.close()
}

async function main(): Promise<void> {
  if (!build()) exit(1)
  const asked = argv.slice(2)
  const pagesIn = (language: Language) =>
    asked.length > 0 ? asked.map((address) => localPath(address, language)) : onePerTemplate('dist', language)
  const looks = themes.flatMap((colorScheme) =>
    widths.flatMap((width) => languages.map((language) => ({ colorScheme, width, language }))),
  )
  mkdirSync(folder, { recursive: true })

  const browser = await launchChromium()
  try {
    const site = await startDist()
    try {
      for (const look of looks) await shoot(browser, site.url, pagesIn(look.language), look)
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
  console.log(`The pictures are in ${folder}/`)
}

void main()
