import type { Page } from '@playwright/test'
import { weightsOf } from '../weights/weights-of'
import { dist, expect } from './site'

const proved = weightsOf(dist)

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

/** So wide and fine that browsers load the largest file of each picture; low, as each of its pixels is painted. */
const finest = { width: 2560, height: 300, deviceScaleFactor: 3, mobile: false }

/** Opens a page with nothing cached, all of its pictures at their largest, and waits until it has loaded a number of files. */
async function openAtFinest(page: Page, address: string, requests: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Emulation.setDeviceMetricsOverride', finest)
  await page.goto(address)
  // Scrolls to the pictures below, which are loaded lazily.
  for (const picture of await page.locator('img[loading=lazy]').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((own: HTMLImageElement) => own.decode())
  }
  await expect.poll(async () => (await loaded(page)).requests).toBeGreaterThanOrEqual(requests)
  await session.send('Emulation.clearDeviceMetricsOverride')
  await session.detach()
}

/**
 * Opens a page and expects its log to say what the browser loaded, and nothing to be stored.
 * @returns expects the log to say the same once the network is quiet, and to have counted the scripts that waited if the
 * page is hydrated; nothing else may have been loaded
 */
export async function expectTrueLog(page: Page, address: string): Promise<() => Promise<void>> {
  const proof = proved.find((one) => one.address === address)
  await openAtFinest(page, address, proof?.requests ?? 0)
  const first = await loaded(page)
  const [all, requests, script, ...rest] = await printed(page)
  expect({ all, requests, script }).toEqual({
    all: kilobytes(first.all),
    requests: first.requests,
    script: kilobytes(first.scripts),
  })
  expect(proof).toMatchObject({
    total: first.all,
    requests: first.requests,
    script: first.scripts,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    thirdParties: 0,
    cookies: 0,
  })
  expect(rest.slice(-2), 'third parties, cookies').toEqual([0, 0])
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ])
  return async () => {
    const { scripts, ...more } = await loaded(page)
    if (scripts > first.scripts)
      expect(rest[0], 'scripts with those that waited').toBeGreaterThanOrEqual(kilobytes(scripts))
    else expect({ scripts, ...more }, 'what has been loaded since').toEqual(first)
    expect(await printed(page), 'in the end').toEqual([all, requests, script, ...rest])
  }
}

/** How long the two lines of each log are, in pixels. */
const lines = (page: Page) =>
  page
    .locator('[data-log]')
    .evaluateAll((logs) =>
      logs.map((log) =>
        [...log.querySelectorAll('path')].map(
          (path) => path.getTotalLength() * (path.getScreenCTM()?.a ?? Number.NaN),
        ),
      ),
    )

/** Expects the lines of each log to be as long as its figures say, the median's as far as the screen goes. */
export async function expectTrueLines(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const logs = await page.locator('[data-log]').allInnerTexts()
    const drawn = await lines(page)
    expect(drawn).toHaveLength(logs.length)
    for (const [at, log] of logs.entries()) {
      const [, own = '', median = ''] = /([\d.,]+)\s(?:KB|ko).*:\s([\d\s,]+)\s(?:KB|ko)/su.exec(log) ?? []
      const [ownLine = 0, medianLine = 0] = drawn[at] ?? []
      const ratio = Number(median.replaceAll(/\D/g, '')) / Number(own.replace(',', '.'))
      expect(medianLine / ownLine).toBeCloseTo(ratio, 1)
      expect(medianLine).toBeGreaterThan(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing to scroll').toBe(width)
  }
}
