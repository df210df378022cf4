import type { Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { ecoGrade } from './eco-index'
import { firstView } from './first-view'
import { kinds } from './pages'
import { at, expect, languages, test } from './site'

/** The layout shift so far, as the browser adds it up. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries)
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )

/** The budgets of the design, page by page. They are ratchets: never raised to get green. */
test.describe('a first view stays within the budgets of the design', () => {
  for (const language of languages) {
    for (const path of kinds) {
      const address = at(path, language)
      test(address, async ({ page }) => {
        const { bytes, scripts, fonts, requests, nodes, ecoIndex } = await firstView(page, address)
        expect(requests, 'something was loaded').toBeGreaterThan(2)

        if (isHydrated(address)) {
          expect(bytes.script, 'bytes of script').toBeLessThanOrEqual(130_000)
        } else {
          expect(scripts).toEqual([expect.stringMatching(/^\/enhance-\w+\.js$/)])
          expect(bytes.script, 'bytes of script').toBeLessThanOrEqual(3_000)
          expect(bytes.total, 'bytes in all').toBeLessThanOrEqual(100_000)
          expect(requests, 'requests').toBeLessThanOrEqual(10)
        }
        expect(bytes.html, 'bytes of HTML with its CSS').toBeLessThanOrEqual(14_600)
        expect(fonts, 'fonts').toBeLessThanOrEqual(3)
        expect(nodes, 'DOM nodes').toBeLessThanOrEqual(450)
        expect(ecoGrade(ecoIndex), `grade of EcoIndex ${ecoIndex}`).toBe('A')
        expect(await layoutShift(page), 'layout shift').toBe(0)
      })
    }
  }
})
