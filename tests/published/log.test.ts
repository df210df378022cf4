import type { Page } from '@playwright/test'
import { kinds } from '../e2e/pages'
import { wakeUp } from '../e2e/wake'
import { provedPages } from './proved'
import { dist, expect, languages, test } from './site'

const pages = provedPages()

type Loaded = { scripts: number; all: number; requests: number }

/** Returns what the browser reports as loaded, without headers, and without the icon, which is shared by the whole site. */
const loaded = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const own = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !name.endsWith('/icon.svg'))
    const sum = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
    return {
      scripts: sum(own.filter(({ name }) => name.endsWith('.js'))),
      all: sum(own),
      requests: own.length,
    }
  })

/** Returns the numbers in the first sentence of a log, in order: all, requests, script, all script, third parties, cookies. */
const printed = async (page: Page): Promise<number[]> => {
  const [own = ''] = (await page.locator('[data-log]').first().innerText()).split(/\.\s/)
  return [...own.matchAll(/\d+(?:[.,]\d)?/g)].map(([number]) => Number(number.replace(',', '.')))
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

// So wide and fine that browsers load the largest file of each picture; low, as each of its pixels is painted.
test.use({ viewport: { width: 2560, height: 300 }, deviceScaleFactor: 3 })

test.describe('the log of a page matches what a browser with an empty cache loads', () => {
  for (const address of languages.flatMap((language) => kinds(dist, language))) {
    test(address, async ({ page }) => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      // Scrolls to the pictures below, which are loaded lazily.
      for (const picture of await page.locator('img[loading=lazy]').all())
        await picture.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const first = await loaded(page)
      const [all, requests, script, ...rest] = await printed(page)
      expect({ all, requests, script }).toEqual({
        all: kilobytes(first.all),
        requests: first.requests,
        script: kilobytes(first.scripts),
      })
      expect(pages.find((proved) => proved.address === address)).toMatchObject({
        total: first.all,
        requests: first.requests,
        script: first.scripts,
        nodes: await page.evaluate(() => document.querySelectorAll('*').length),
        thirdParties: 0,
        cookies: 0,
      })
      expect(rest.slice(-2), 'third parties, cookies').toEqual([0, 0])
      expect(
        await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
      ).toEqual(['', 0, 0])

      await wakeUp(page)
      await page.waitForLoadState('networkidle')
      const { scripts } = await loaded(page)
      if (scripts > first.scripts)
        expect(rest[0], 'scripts with those that waited').toBeGreaterThanOrEqual(kilobytes(scripts))
      expect(await printed(page), 'once the page is alive').toEqual([all, requests, script, ...rest])
    })
  }
})
