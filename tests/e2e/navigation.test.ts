import type { Browser, Page } from 'puppeteer-core'
import { hydrate } from './hydration'
import { builtPages } from './pages'
import { follow, go, openPrerenderingBrowser, rest } from './prerender'
import { at, copy, expect, languages, test, testSite } from './site'

test.describe('in a browser that prerenders', () => {
  let browser: Browser
  let page: Page
  test.beforeEach(async ({ baseURL }) => {
    browser = await openPrerenderingBrowser()
    page = await browser.newPage()
    await page.goto(`${baseURL}/legal-notice`)
  })
  test.afterEach(() => browser.close())

  // Load decides how soon it is painted: `npm run bench -- pages` holds it to 100 ms.
  test('pages are prerendered before their links are followed', async ({ baseURL }) => {
    const from = new URL('/fr/legal-notice', baseURL)
    // One of plain HTML, one that hydrates.
    for (const path of ['/fr/pricing', '/fr/contact'])
      expect(await go(browser, from, path), path).toMatchObject({ prerendered: true })
  })

  test('a prerendered page that is never opened stores nothing', async () => {
    await rest(page, '/pricing')
    await rest(page, '/about')
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await browser.cookies()).toEqual([])
  })

  test('a page prerendered before the theme was chosen has it when it is opened, and its switch works', async () => {
    await rest(page, '/pricing')
    await page.click('[data-theme-switch] input[value=dark]')
    const { page: there, prerendered } = await follow(page, '/pricing')
    expect(prerendered).toBe(true)
    const themes = () =>
      there.evaluate(() => [
        document.documentElement.dataset.theme,
        document.querySelector<HTMLInputElement>('[data-theme-switch] input:checked')?.value,
      ])
    expect(await themes()).toEqual(['dark', 'dark'])
    await there.click('[data-theme-switch] input[value=light]')
    expect(await themes()).toEqual(['light', 'light'])
  })

  test('a page restored from the back/forward cache has the theme chosen meanwhile, and says so', async ({
    baseURL,
  }) => {
    await page.evaluateOnNewDocument(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.cameBack = String(persisted)
      }),
    )
    await page.goto(`${baseURL}/about`)
    await page.click('[data-theme-switch] input[value=light]')
    await page.goto(`${baseURL}/pricing`)
    await page.click('[data-theme-switch] input[value=dark]')
    await page.goBack()
    await page.waitForSelector('[data-came-back=true]')
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset.theme,
        document.querySelector<HTMLInputElement>('[data-theme-switch] input:checked')?.value,
      ]),
    ).toEqual(['dark', 'dark'])
  })
})

for (const language of languages) {
  test(`only pages are prerendered, ${language}`, async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page)
    const candidates = new Map<string, string>()
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) candidates.set(key.url, key.action)
    })
    await session.send('Preload.enable')
    const pages = new Set(builtPages(testSite))
    for (const path of [
      '/',
      '/services/cloud-souverain',
      '/articles/lire-les-etoiles',
      '/articles',
      '/404',
    ]) {
      candidates.clear()
      await page.goto(at(path, language))
      await expect.poll(() => candidates.size, path).toBeGreaterThan(3)
      for (const [url, action] of candidates) {
        const { pathname, search, hash } = new URL(url)
        const hereByHash = hash !== '' && pathname === at(path, language)
        expect([url, pages.has(pathname), search, hereByHash]).toEqual([url, true, '', false])
        expect([url, action]).toEqual([url, 'Prerender'])
      }
      const { nav } = copy('common', language)
      await expect(page.getByRole('banner').getByRole('link', { name: nav.pricing }).first()).toBeVisible()
      expect(candidates.get(`${baseURL}${at('/pricing', language)}`)).toBe('Prerender')
    }
  })
}

/** Does what Safari does with fields without autocompletion when a page comes back from history. */
function resetAsSafari(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && form.autocomplete === 'off')
      for (const option of field.options) option.selected = option.defaultSelected
    if (!(field instanceof HTMLInputElement) || (field.autocomplete || form.autocomplete) !== 'off') continue
    field.value = field.defaultValue
    field.checked = field.defaultChecked
  }
}

test('what was entered is still there when Safari brings a page back from history', async ({ page }) => {
  const form = page.locator('main form').first()
  const entered = () =>
    form.evaluate((element: HTMLFormElement) => [...new FormData(element)].map(([, value]) => String(value)))
  for (const [address, enter] of [
    ['/tools/sovereignty', () => form.getByRole('radio').nth(1).check()],
    ['/tools/own-server', () => form.locator('select').first().selectOption({ index: 1 })],
    ['/articles', () => form.getByRole('combobox').fill('boussole')],
  ] as const) {
    await page.goto(at(address, 'fr'))
    await hydrate(page)
    const before = await entered()
    await enter()
    await expect(page).toHaveURL(/=/)
    const after = await entered()
    expect(after, address).not.toEqual(before)
    await form.evaluate(resetAsSafari)
    expect(await entered(), address).toEqual(after)
  }
})
