import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serve } from '../network/http'
import { cleanUp } from '../support/cleanup'
import { testSite } from './site'

/** Milliseconds for which the rest of a document is delayed. */
const pause = 800

test.afterEach(cleanUp)

for (const address of ['services/support-maintenance', 'fr/articles', 'contact']) {
  test(`${address} is painted complete, not in parts that move later`, async ({ page }) => {
    const html = readFileSync(`${testSite}/public/${address}/index.html`, 'utf8')
    const half = html.indexOf('</h1>')
    // As on a slow connection; nothing else exists, nor is needed to paint.
    const { origin } = await serve(({ url }, response) => {
      if (url !== '/') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half))
      setTimeout(() => response.end(html.slice(half)), pause)
    })
    await page.goto(origin)
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
    await expect.poll(painted).toBeGreaterThan(0)
    expect(await painted()).toBeGreaterThanOrEqual(pause)
  })
}
