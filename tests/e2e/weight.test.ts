import type { Page } from '@playwright/test'
import { compare, figuresOf, readRecords, recordsFile, unexplained } from '../../src/commands/weights/records'
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

const records = readRecords()

test('a record that was raised gives the reason', () => {
  expect(unexplained(records), recordsFile).toEqual([])
})

/** The budgets of the design, page by page, and what each page is recorded to hold below them: both are ratchets. */
test.describe('a first view stays within the budgets of the design, and its record', () => {
  for (const language of languages) {
    for (const path of kinds) {
      const address = at(path, language)
      test(address, async ({ page }) => {
        const view = await firstView(page, address)
        const { bytes, scripts, fonts, requests, nodes, ecoIndex } = view
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

        const recorded = records[address]?.at(-1)
        if (!recorded) throw new Error(`${recordsFile} has no ${address}: npm run weights -- --record`)
        const { grown, shrunk } = compare(figuresOf(view), recorded)
        expect(
          grown,
          'grown past the record; if it is meant: npm run weights -- --record --reason "…"',
        ).toEqual([])
        if (shrunk.length > 0)
          console.log(
            `${address} has come to less (${shrunk.join('; ')}): npm run weights -- --record holds it there.`,
          )
      })
    }
  }
})
