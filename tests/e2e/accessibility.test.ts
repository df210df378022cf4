import axe from 'axe-core'
import { kinds } from './pages'
import { at, expect, languages, test } from './site'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const kindsAnd404 = [...kinds, '/no-such-page']

for (const language of languages) {
  for (const path of kindsAnd404) {
    const address = at(path, language)
    test.describe(`axe finds nothing on ${address}`, () => {
      test.use({ expectedErrors: [/404/] })
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [320, 1280]) {
          test(`${colorScheme}, ${width} px`, async ({ page }) => {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.setViewportSize({ width, height: 900 })
            await page.goto(address)
            await page.evaluate(axe.source)
            const { violations, passes } = await page.evaluate(() =>
              window.axe.run(document, {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
              }),
            )
            expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
            expect(passes.length, 'rules that had something to judge').toBeGreaterThan(15)
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0)
          })
        }
      }
    })
  }
}
