import { settle } from './settle'
import { at, expect, test } from './site'

/**
 * Compares the first screen of the main pages with stored pictures. The fonts are the site's own, so another machine
 * draws the same words in the same place; the tolerance is for antialiasing. `npm run look` stores new pictures: look
 * at them before they are committed.
 */
const pages = [
  '/',
  '/services/cloud-souverain',
  '/pricing',
  '/articles',
  '/articles/lire-les-etoiles',
  '/contact',
  '/about',
]

const looks = [
  { colorScheme: 'light', width: 1280, language: 'fr' },
  { colorScheme: 'dark', width: 1280, language: 'en' },
  { colorScheme: 'light', width: 360, language: 'en' },
  { colorScheme: 'dark', width: 360, language: 'fr' },
] as const

for (const { colorScheme, width, language } of looks) {
  test.describe(`the look, ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 800 },
      locale: language,
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const address of pages) {
      test(address, async ({ page }) => {
        await settle(page, at(address, language))
        const name = `${address.replaceAll('/', '-').slice(1) || 'home'}-${language}-${colorScheme}-${width}.png`
        await expect(page).toHaveScreenshot(name)
      })
    }
  })
}
