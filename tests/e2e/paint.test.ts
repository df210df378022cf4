import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '../free-port'
import { testSite } from './site'

/** How long the rest of a document keeps a browser waiting, in milliseconds. */
const pause = 800

for (const address of ['services/support-maintenance', 'fr/articles', 'contact']) {
  test(`${address} is painted whole, not in parts that move when the rest has come`, async ({ page }) => {
    const html = readFileSync(`${testSite}/public/${address}/index.html`, 'utf8')
    const half = html.indexOf('</h1>')
    // As a slow line brings it; nothing else is there, and none of it is needed to paint.
    const server = createServer(({ url }, response) => {
      if (url !== '/') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half))
      setTimeout(() => response.end(html.slice(half)), pause)
    })
    const port = await freePort()
    await once(server.listen(port, '127.0.0.1'), 'listening')
    try {
      await page.goto(`http://127.0.0.1:${port}/`)
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
      await expect.poll(painted).toBeGreaterThan(0)
      expect(await painted()).toBeGreaterThanOrEqual(pause)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}
