import type { Page } from '@playwright/test'
import { compare, figuresOf, readRecords, recordsFile, unexplained } from '../../tools/weights/records'
import { expectWithinBudgets } from './budgets'
import { firstView } from './first-view'
import { pageOfTemplates } from './pages'
import { expect, languages, test, testSite } from './site'

/** Returns the layout shift so far, as the browser adds it up. */
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

test('a raised record has a reason', () => {
  expect(unexplained(records), recordsFile).toEqual([])
})

/** Each template's record below the budgets: both only go down. */
test.describe('a first view stays within the budgets of the design, and its record', () => {
  for (const [template, address] of languages.flatMap((language) => [
    ...pageOfTemplates(testSite, language),
  ])) {
    test(address, async ({ page }) => {
      const view = await firstView(page, address)
      expectWithinBudgets(address, view)
      expect(await layoutShift(page), 'layout shift').toBe(0)

      const recorded = records[template]?.at(-1)
      if (!recorded) throw new Error(`${recordsFile} has no ${template}: npm run weights -- --record`)
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
})
