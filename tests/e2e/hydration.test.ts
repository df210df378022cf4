import type { Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { splitPath } from '../../src/site/languages'
import { hasHydrated, holdScripts, hydrate, untilHydrated } from './hydration'
import { onePerTemplate } from './pages'
import { at, expect, test, testSite } from './site'
import { watchRequests } from './watch-requests'

/** Whether it is a script beside the one of all pages. */
const isOwnScript = (name: string) => name.endsWith('.js') && !name.startsWith('/enhance-')

/**
 * One page of each form that loads scripts; the others have no form until there are answers. Later pages and categories of
 * the list have the same form: `tests/published/templates.test.ts` asks that they run nothing before, and
 * `templates.test.ts` that they request nothing else once they are hydrated.
 */
const hydratedPages = onePerTemplate(testSite, 'fr')
  .map((address) => splitPath(address).path)
  .filter(
    (path) => isHydrated(path) && !/^\/(?:articles\/.+|tools\/sovereignty\/(?:result|letter))$/.test(path),
  )

for (const path of hydratedPages)
  test(`${path} runs no scripts of its own until its visitor turns to its form, and then once, with its own data and in the chosen theme`, async ({
    page,
  }) => {
    const requested = watchRequests(page)
    await page.goto(at(path, 'fr'))
    await page.locator('[data-theme-switch] input[value=dark]').dispatchEvent('click')
    await page.mouse.wheel(0, 600)
    await page.locator('main h1').hover()
    await page.waitForTimeout(500)
    expect(requested.filter(isOwnScript)).toEqual([])
    await page.locator('main form').hover()
    await untilHydrated(page)
    const once = requested.filter(isOwnScript)
    await page.locator('main h1').hover()
    await page.locator('main form').hover()
    await page.locator('main form input:visible').first().focus()
    await page.waitForTimeout(500)
    expect(requested.filter((name) => once.includes(name))).toEqual(once)
    // It is hydrated from the data it was rendered from, whatever has been built since.
    expect(requested.filter((name) => name.startsWith('/page-data/'))).toEqual(['/page-data/app-data.json'])
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(html).toHaveAttribute('lang', 'fr')
  })

test('a page hydrates by keyboard', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('main form input:visible').first().focus()
  await untilHydrated(page)
})

test('a page hydrates when a box is ticked that does not get the focus, as in Safari', async ({ page }) => {
  await page.goto('/tools/sovereignty')
  await page.locator('main form input').first().dispatchEvent('input')
  await untilHydrated(page)
})

test('a page hydrates for a visitor who was in its form before any script ran', async ({ page }) => {
  const letGo = await holdScripts(page, /\/enhance-\w+\.js$/)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.locator('main form [name=name]').fill('Ada')
  letGo()
  await untilHydrated(page)
})

/** Translates what a page allows, as Chromium does: each text gives way to elements of the browser's own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.parentElement?.translate || text.parentElement.closest('script, style')) continue
      const translated = document.createElement('font')
      translated.textContent = `[${text.data}]`
      text.replaceWith(translated)
    }
  })

test('a browser that translates pages leaves alone those whose text changes, and translates the others', async ({
  page,
}) => {
  await page.goto('/fr/estimate')
  await translate(page)
  await hydrate(page)
  await translate(page)
  const offers = page.locator('main form input[type=checkbox]')
  await expect(offers).not.toHaveCount(0)
  for (const offer of await offers.all()) {
    await offer.click()
    await expect(page.locator('main form')).toBeVisible()
  }
  await page.goto('/fr/about')
  await translate(page)
  await expect(page.locator('h1')).toContainText('[')
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true })

  test('a page hydrates when its form is tapped, not when a scroll touches it', async ({ page }) => {
    const requested = watchRequests(page)
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.locator('main form').dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
    await page.waitForTimeout(500)
    expect(requested.filter(isOwnScript)).toEqual([])
    await page.locator('main form [name=name]').tap()
    await untilHydrated(page)
  })
})

test.describe('if a script fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('it is requested again when the visitor returns to the form', async ({ page }) => {
    await page.route('**/framework-*.js', (route) => route.abort())
    await page.goto('/contact')
    const failed = page.waitForEvent('requestfailed')
    await page.locator('main form [name=name]').fill('Ada')
    await failed
    await page.unroute('**/framework-*.js')
    await expect(async () => {
      for (const name of ['name', 'email']) await page.locator(`main form [name=${name}]`).focus()
      expect(await hasHydrated(page)).toBe(true)
    }).toPass()
    await expect(page.locator('main form [name=name]')).toHaveValue('Ada')
  })

  test('results of before are said to be so, until it has loaded once the connection is back', async ({
    page,
  }) => {
    await page.route('**/framework-*.js', (route) => route.abort())
    await page.goto('/fr/tools/own-server')
    const notice = page.getByText('La page se charge encore')
    const answer = page.getByRole('region', { name: 'Serveur à soi ou API' }).locator('h2 + p')
    const before = await answer.innerText()
    const failed = page.waitForEvent('requestfailed')
    await page.locator('main form [name=people]').fill('500')
    await failed
    await expect(notice).toBeVisible()
    expect(await answer.innerText()).toBe(before)
    await page.unroute('**/framework-*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(answer).not.toHaveText(before)
    await expect(notice).toHaveCount(0)
  })

  test('the browser itself validates a submitted form', async ({ page }) => {
    await page.route('**/framework-*.js', (route) => route.abort())
    await page.goto('/contact')
    const spoke = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const listen = (event: Event) => setTimeout(() => event.defaultPrevented || resolve())
          addEventListener('invalid', listen, true)
        }),
    )
    await page.locator('main form [type=submit]').click()
    await spoke
    await expect(page.locator('main form [name=name]')).toBeFocused()
  })
})

test('an address with a query takes effect at once, in what the server sends and with scripts', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/contact?service=audit')).text()
  expect(html.match(/<option [^>]*selected[^>]*>/g)).toEqual(['<option value="audit" selected="">'])
  await page.goto('/contact?service=audit')
  await expect(page.locator('select[name=service]')).toHaveValue('audit')
})

for (const [path, fragment, shown] of [
  ['/tools/sovereignty/result', 'service=mail&1.8=3', 'main h2'],
  ['/tools/sovereignty/letter', 'service=mail&1.8=3', 'article'],
  ['/tools/sovereignty', 'service=mail&1.8=3', 'input[name="1.8"]:checked'],
  ['/tools/ai-act', 'scope=military', '[data-result]'],
] as const)
  test(`${path}, opened without answers, shows results once they are pasted into its address`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await hasHydrated(page)).toBe(false)
    await page.evaluate((answers) => {
      window.location.hash = answers
    }, fragment)
    await expect(page.locator(shown).first()).toBeAttached()
  })

test('hydration neither moves the page nor stores anything', async ({ page }) => {
  await page.goto('/articles#footer')
  await page.evaluate(() => window.scrollTo(0, 300))
  await hydrate(page)
  await page.evaluate(() => window.scrollTo(0, 350))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBe(350)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
