import { kinds } from './pages'
import { expect, languages, test, testSite } from './site'

/** Returns the words in drawings below 12 px. Runs in the browser. */
const tooSmall = () =>
  [...document.querySelectorAll('svg text')].flatMap((text) => {
    const scale = text instanceof SVGTextElement && text.checkVisibility() ? text.getScreenCTM() : null
    if (!scale) return []
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b)
    return size < 11.99 ? [`“${text.textContent}” at ${size.toFixed(1)} px`] : []
  })

for (const address of languages.flatMap((language) => kinds(testSite, language)))
  test(`words in drawings are 12 px or more on ${address}`, async ({ page }) => {
    await page.goto(address)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(tooSmall), `${width} px`).toEqual([])
    }
  })
