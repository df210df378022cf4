import type { Page } from '@playwright/test'
import { kinds } from './pages'
import { expect, test, testSite } from './site'

const themes = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
  ['forced colours, dark', { colorScheme: 'dark', forcedColors: 'active' }],
] as const

/**
 * Focuses every focusable element of a page.
 * @returns each distinct focus ring, with the first element that has it
 */
const ringsOf = (page: Page) =>
  page.evaluate(() => {
    /** Returns a colour where an element is: a plate may have the colours of the other theme. */
    const colour = (token: string, { style }: HTMLElement | SVGElement) => {
      style.caretColor = `var(${token})`
      const { caretColor } = getComputedStyle(document.activeElement ?? document.body)
      style.caretColor = ''
      return caretColor
    }
    const ink = colour('--ink', document.body)
    /** Whether it is on ink, where the accent would hardly be visible. */
    const isInverse = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundColor === ink || isInverse(element.parentElement))
    const rings: Record<string, string> = {}
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      element.focus()
      if (document.activeElement !== element) continue
      const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
      const expected = colour(isInverse(element.parentElement) ? '--paper' : '--accent', element)
      const ring = `${outlineWidth} ${outlineStyle} ${outlineColor === expected ? 'as is meant' : outlineColor}, ${outlineOffset} off`
      rings[ring] ??= element.outerHTML.slice(0, 120)
    }
    return rings
  })

for (const address of kinds(testSite, 'fr')) {
  test(`every focused element on ${address} has a ring of the accent, on ink one of paper`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.keyboard.press('Tab')
    for (const [theme, media] of themes) {
      await page.emulateMedia({ forcedColors: 'none', ...media })
      expect(await ringsOf(page), theme).toEqual({ '2px solid as is meant, 3px off': expect.any(String) })
    }
  })
}
