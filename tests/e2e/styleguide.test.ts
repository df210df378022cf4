import { expectAccessible } from './axe'
import { settle } from './settle'
import { at, expect, test } from './site'

test('axe finds nothing in any piece', async ({ page }) => {
  test.slow()
  await page.goto('/fr/styleguide')
  // A component appears here in several states, with the same name.
  await expectAccessible(page, { except: ['landmark-unique'] })
})

for (const look of [
  { colorScheme: 'light', width: 1280, language: 'fr' },
  { colorScheme: 'dark', width: 360, language: 'en' },
] as const) {
  const { colorScheme, width, language } = look

  test.describe(`the look of the pieces, ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 900 },
      locale: language,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('is that of the stored pictures', async ({ page }) => {
      test.slow()
      await settle(page, at('/styleguide', language))
      const pieces = await page.locator('main section').all()
      expect(pieces.length).toBeGreaterThan(15)
      for (const piece of pieces) {
        const name = await piece.getAttribute('id')
        await expect.soft(piece).toHaveScreenshot(`piece-${name}-${language}-${colorScheme}-${width}.png`)
      }
    })
  })
}
