import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hydrate } from '../e2e/hydration'
import { weightsOf } from '../weights/weights-of'
import { all, published, sourcesIn } from './built-site'
import { at, copy, dist, expect, languages, test } from './site'

// So wide and fine that browsers load the largest file of each picture; low, as each of its pixels is painted.
test.use({ viewport: { width: 2560, height: 300 }, deviceScaleFactor: 3 })

const { sentBytes } = published
const sum = (sizes: readonly number[]) => sizes.reduce((bytes, size) => bytes + size, 0)
/** The files of the first format of a picture. */
const filesOf = (picture: string) =>
  sourcesIn(/srcset="([^"]*)"/i.exec(picture)?.[1] ?? /src="([^"]*)"/.exec(picture)?.[1] ?? '')
const kilobytes = (bytes: number) => (Math.round(bytes / 100) / 10).toFixed(1)

test('every page, its log and the list of all pages state what is sent', () => {
  const stated = new Map<string, string>()
  for (const { address, html: document, script, total } of weightsOf(dist)) {
    const { html = '' } = published.pageAt(address) ?? {}
    const live = html.replace(/<(template|noscript)[\s>][\s\S]*?<\/\1>/g, '')
    const sent = {
      document: sentBytes(address),
      script: sum(all(live, /<script [^>]*?src="([^"]*)"/g).map(sentBytes)),
      fonts: sum(all(live, /<link rel="preload" href="([^"]*)"/g).map(sentBytes)),
      pictures: sum(
        all(live, /(<picture[\s\S]*?<\/picture>|<img [^>]*>)/g).map((picture) =>
          Math.max(...filesOf(picture).map(sentBytes)),
        ),
      ),
    }
    expect({ document, script, total }, address).toEqual({
      document: sent.document,
      script: sent.script,
      total: sum(Object.values(sent)),
    })
    stated.set(address, kilobytes(total))
    const logs = all(html, /data-log=""[^>]*>.*?([\d.,]+)\s(?:KB|ko)/gs).map((size) => size.replace(',', '.'))
    expect(logs.length, address).toBeGreaterThan(0)
    expect([...new Set(logs)], address).toEqual([kilobytes(total)])
    // The browser draws a pixel for each (templates.test.ts).
    const lines = all(html, /data-log=""[^>]*><svg[^>]*><path d="M0 6h([\d.]+)"/g).map(Number)
    expect(lines, address).toEqual(logs.map(Number))
  }
  for (const language of languages) {
    const rows = [
      ...(published.pageAt(at('/proof', language))?.html ?? '').matchAll(
        /<tr><th scope="row"><a href="([^"]*)">.*?<td>([\d.,]+)/g,
      ),
    ]
    expect(rows.length).toBeGreaterThan(10)
    for (const [, row = '', size = ''] of rows) expect(size.replace(',', '.'), row).toBe(stated.get(row))
  }
})

for (const language of languages) {
  const address = at('/proof', language)

  test(`${address} names headers and files as sent, links to the bill of materials, and names the packages that a browser gets`, async ({
    page,
    request,
  }) => {
    const answer = await page.goto(address)
    const headers = (await page.locator('[data-proof=headers]').innerText()).split('\n')
    expect(headers.length).toBeGreaterThan(5)
    for (const line of headers) {
      const [, name = '', value] = /^([\w-]+): (.*)$/.exec(line) ?? []
      expect(await answer?.headerValue(name), name).toBe(value)
    }

    const list = await (await request.get('/proof-files.txt')).text()
    const hash = createHash('sha256').update(list).digest('hex')
    await expect(page.locator('[data-proof=files]')).toHaveText(hash)

    const link = page.getByRole('link', { name: copy('proof', language).check.sbom })
    const { components } = await (await request.get((await link.getAttribute('href')) ?? '')).json()
    const named = (await page.locator('[data-proof=packages]').innerText()).split(', ')
    const ofBrowser = components.filter(({ properties }: { properties: { value: string }[] }) =>
      properties.some(({ value }) => value === 'browser'),
    )
    expect(named).toEqual(
      ofBrowser.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`),
    )
  })
}

test('the list of hashes is that of the files as sent', async ({ request }) => {
  const lines = (await (await request.get('/proof-files.txt')).text()).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(published.pages.length)
  for (const line of lines) {
    const [, expected = '', file = ''] = /^(\w+) {2}(.+)$/.exec(line) ?? []
    const content = readFileSync(path.join(dist, 'public', file))
    expect(createHash('sha256').update(content).digest('hex'), file).toBe(expected)
  }
})

test('the console command on /fr/proof prints what the page says', async ({ page }) => {
  await page.goto('/fr/proof')
  const [size = '', requests = '', nodes = '', storage = ''] = await page
    .locator('dd code:not([data-proof])')
    .allInnerTexts()
  const [count = '', others = ''] = requests.split('\n')
  const session = await page.context().newCDPSession(page)
  for (const proved of weightsOf(dist).filter(({ address }) =>
    ['/', '/fr/proof', '/fr/estimate'].includes(address),
  )) {
    // As in a new window: Chromium lists cached fonts even of pages that do not use them.
    await session.send('Network.clearBrowserCache')
    await page.goto(proved.address)
    // A browser with a window requests the site's icon, too.
    await page.evaluate(() => fetch('/icon.svg'))
    for (const picture of await page.locator('img[loading=lazy]').all())
      await picture.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect({
      total: await page.evaluate(size),
      requests: await page.evaluate(count),
      thirdParties: await page.evaluate(others),
      nodes: await page.evaluate(nodes),
      storage: await page.evaluate(storage),
    }).toEqual({
      total: proved.total,
      requests: proved.requests,
      thirdParties: 0,
      nodes: proved.nodes,
      storage: ['', 0, 0],
    })
  }
})

test('a contact page that shows the result of a check loads no more scripts than the proof says', async ({
  page,
}) => {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .map(({ name }) => name),
    )
  await page.goto('/contact')
  await hydrate(page)
  const without = await scripts()
  await page.goto('about:blank')
  await page.goto('/contact#check=')
  await hydrate(page)
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(without.length)
  const loaded = await scripts()
  const proved = weightsOf(dist).find(({ address }) => address === '/contact')
  expect(sum(loaded.map((address) => sentBytes(new URL(address).pathname)))).toBeLessThanOrEqual(
    proved?.allScript ?? 0,
  )
})

test('/fr/proof is sorted by weight, and by any column on a press', async ({ page }) => {
  await page.goto('/fr/proof')
  const column = async (number: number) =>
    (await page.locator(`tbody tr > :nth-child(${number})`).allInnerTexts()).map((text) =>
      Number.parseFloat(text.replace(',', '.')),
    )
  const down = (values: readonly number[]) => [...values].sort((a, b) => b - a)
  const weights = await column(2)
  expect(weights.length).toBeGreaterThan(10)
  expect(weights).toEqual(down(weights))
  const head = page.getByRole('columnheader', { name: copy('proof', 'fr').table.nodes })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect(await column(4)).toEqual(down(await column(4)))
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(await column(4)).toEqual(down(await column(4)).reverse())
})
