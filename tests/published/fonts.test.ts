import { readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { expect, test } from './site'

const texts = ['Avant', 'l’été', 'Vos', 'You', 'Faire,']

const packages = 'node_modules/@fontsource-variable'
const display = { wght: 400, opsz: 32 }
const cuts = [
  ['newsreader.woff2', 'newsreader/files/newsreader-latin-standard-normal.woff2', display],
  ['newsreader-italic.woff2', 'newsreader/files/newsreader-latin-standard-italic.woff2', display],
  ['instrument-sans.woff2', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', { wght: 400 }],
] as const

for (const [own, source, variationAxes] of cuts) {
  test(`${own} renders our texts like the complete font, kerning too`, async ({ page }) => {
    const whole = readFileSync(path.join(packages, source))
    const fonts = {
      own: readFileSync(path.join('src/ui/fonts', own)),
      whole: await subsetFont(whole, texts.join(''), { targetFormat: 'woff2', variationAxes }),
    }
    const faces = Object.entries(fonts).map(
      ([name, font]) =>
        `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`,
    )
    const lines = texts.flatMap((text) => [
      `<span style="font-family: own">${text}</span>`,
      `<span style="font-family: whole">${text}</span>`,
      `<span style="font-family: own; font-kerning: none">${text}</span>`,
    ])
    await page.setContent(
      `<style>${faces.join('')} span { font-size: 100px; white-space: nowrap }</style>${lines.join('<br>')}`,
    )
    await page.evaluate(() => document.fonts.ready)
    const widths = await page
      .locator('span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().width))
    for (const line of texts.keys()) {
      const [mine, theirs, unkerned] = widths.slice(3 * line)
      expect(mine).toBe(theirs)
      expect(mine).not.toBe(unkerned)
    }
  })
}
