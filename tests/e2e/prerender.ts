import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { chromiumArguments } from '../chromium/arguments'
import { required, requirements } from '../run/requirements'

/** How a page was opened. */
type Opened = {
  /** Whether it had been prerendered. */
  prerendered: boolean
  /** Milliseconds from the navigation to the first paint. */
  paint: number
}

/**
 * Opens a complete Chromium, with prerendering and back/forward cache: driven by Playwright, it does not prerender
 * (`PrerenderingDisabledByDevTools`); without windows, it has no back/forward cache.
 */
export const openPrerenderingBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: required(requirements.browser),
    args: chromiumArguments,
    defaultViewport: { width: 1280, height: 720 },
  })

const linkTo = (address: string) => `header nav a[href="${address}"]`

/** Hovers over a link of the header, longer than Chromium's delay of 200 ms and the rendering of a page. */
export async function rest(page: Page, address: string): Promise<void> {
  await page.hover(linkTo(address))
  await wait(2000)
}

/**
 * Follows a link of the header.
 * @returns once it is painted, how the page was opened, and a new page object: Puppeteer loses the page that a
 * prerendered one replaces, so a new connection is made
 */
export async function follow(page: Page, address: string): Promise<Opened & { page: Page }> {
  await page.click(linkTo(address))
  for (let seconds = 0; seconds < 10; seconds += 1) {
    await wait(1000)
    const reconnected = await puppeteer.connect({
      browserWSEndpoint: page.browser().wsEndpoint(),
      defaultViewport: null,
    })
    for (const candidate of await reconnected.pages()) {
      const opened = await candidate.evaluate(howOpened, address)
      if (opened) return { ...opened, page: candidate }
    }
    await reconnected.disconnect()
  }
  throw new Error(`${address} was not painted within 10 s of the click on its link.`)
}

/** Opens one page in a new tab and follows its link to another. */
export async function go(browser: Browser, from: URL, address: string): Promise<Opened> {
  const page = await browser.newPage()
  await page.goto(from.href)
  await rest(page, address)
  const { page: there, ...opened } = await follow(page, address)
  await there.close()
  await there.browser().disconnect()
  return opened
}

/** Runs in the page. */
function howOpened(address: string): Opened | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-paint')
  if (location.pathname !== address || !navigation || !paint) return undefined
  const activated =
    'activationStart' in navigation && typeof navigation.activationStart === 'number'
      ? navigation.activationStart
      : 0
  return {
    prerendered: activated > 0,
    paint: paint.startTime - activated,
  }
}
