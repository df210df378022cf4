import type { CDPSession, Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { ecoIndex } from './eco-index'
import { kinds } from './pages'
import { at, expect, languages, test } from './site'

type Loaded = { url: string; type: string; bytes: number }

/** Everything that a first view loads, with its bytes on the wire. */
async function watchNetwork(session: CDPSession): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>()
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    loaded.set(requestId, { url: response.url, type, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = loaded.get(requestId)
    if (entry) entry.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return loaded
}

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
      test(address, async ({ page, context }) => {
        const loaded = await watchNetwork(await context.newCDPSession(page))
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        const all = [...loaded.values()].filter(({ url }) => !url.endsWith('/icon.svg'))
        const bytes = (list: Loaded[]) => list.reduce((sum, entry) => sum + entry.bytes, 0)
        const scripts = all.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'))
        expect(all.length, 'something was loaded').toBeGreaterThan(2)

        if (isHydrated(address)) {
          expect(bytes(scripts), 'bytes of script').toBeLessThanOrEqual(130_000)
        } else {
          expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([
            expect.stringMatching(/^\/enhance-\w+\.js$/),
          ])
          expect(bytes(scripts), 'bytes of script').toBeLessThanOrEqual(3_000)
          expect(bytes(all), 'bytes in all').toBeLessThanOrEqual(100_000)
          expect(all.length, 'requests').toBeLessThanOrEqual(10)
        }
        expect(
          bytes(all.filter(({ type }) => type === 'Document')),
          'bytes of HTML with its CSS',
        ).toBeLessThanOrEqual(14_600)
        expect(all.filter(({ type }) => type === 'Font').length, 'fonts').toBeLessThanOrEqual(3)

        const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
        expect(nodes, 'DOM nodes').toBeLessThanOrEqual(450)
        const score = ecoIndex({ nodes, requests: all.length, kilobytes: bytes(all) / 1000 })
        if (!isHydrated(address)) expect(score, 'EcoIndex, A from 75').toBeGreaterThanOrEqual(75)
        expect(await layoutShift(page), 'layout shift').toBe(0)
      })
    }
  }
})
