import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { hydrate, untilHydrated } from './hydration'
import { cutIn } from './lines'
import { at, copy, expect, test } from './site'

const language = 'fr'

/** What browsers have learnt since 2022, in a page and its files: what none knows takes its place. */
const newer = [
  / popover="/g,
  /:popover-open/g,
  /light-dark\(/g,
  /@container/g,
  /container(-type: ?inline-size|:page)/g,
  /\(\?<[=!]/g,
]

test.use({
  colorScheme: 'dark',
  // The policy allows the styles as they were built.
  bypassCSP: true,
})

test.beforeEach(async ({ context, baseURL }) => {
  await context.route(`${baseURL}/**`, async (route) => {
    const response = await route.fetch()
    if (!/html|css|javascript/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({ response })
    const text = await response.text()
    const body = newer.reduce(
      (older, feature) => older.replace(feature, (name) => name.replace(/[a-z<]/, 'unknown-$&')),
      text,
    )
    return route.fulfill({ response, body })
  })
  await context.addInitScript(() => {
    for (const method of ['toReversed', 'toSorted', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, method)
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
})

// A request may be on its way when a test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** Opens a page of an area of the site that runs React, and starts it. */
async function start(page: Page, address: string): Promise<void> {
  await page.goto(at(address, language))
  await hydrate(page)
}

for (const width of [390, 1280])
  test(`every link of the menu can be read and reached above the page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/pricing', language))
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation', { name: copy('common', language).nav.label })
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual(bottom)
    const links = await menu.getByRole('link').all()
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) await link.click({ trial: true })
    await expect(header.getByRole('button')).toHaveCount(0)
    await menu.getByRole('link', { name: copy('common', language).nav.articles }).click()
    await expect(page).toHaveURL(at('/articles', language))
  })

test('colours are those of the light theme, also where the system is dark', async ({ page }) => {
  await page.goto(at('/', language))
  await expectAccessible(page)
  await expect(page.getByRole('group', { name: copy('common', language).theme.label })).toBeHidden()
})

test('on a phone, names in the price list break between words only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(at('/pricing', language))
  const names = page.getByRole('rowheader').locator('a')
  await expect(names).not.toHaveCount(0)
  for (const name of await names.all()) expect(await cutIn(name, /[^\s-]+/g)).toEqual([])
})

test('articles are found', async ({ page }) => {
  await start(page, '/articles')
  await page.getByRole('combobox').pressSequentially('boussole')
  await expect(page.getByRole('article').locator('mark').first()).toBeVisible()
})

test('an estimate is computed', async ({ page }) => {
  await start(page, '/estimate')
  await page.locator('#estimate form input[type=checkbox]').first().check()
  await expect(page.locator('#estimate-number')).toContainText(/\d{4}-\d\d-\d\d/)
})

test('a server is compared', async ({ page }) => {
  await start(page, '/tools/own-server')
  await page.locator('main form [name=people]').fill('41')
  await expect(page).toHaveURL(/people=41/)
  await expect(page.locator('main section svg').first()).toBeVisible()
})

test('the AI Act and the sovereignty of a provider are judged', async ({ page }) => {
  await page.goto(at('/tools/ai-act#scope=rules', language))
  await untilHydrated(page)
  await expect(page.locator('[data-result]')).toBeVisible()
  await start(page, '/tools/sovereignty')
  await page.locator('main form input[type=radio]').first().check()
  await expect(page.locator('main form input[type=radio]').first()).toBeChecked()
})

test('an incomplete message is refused in the words of the page', async ({ page }) => {
  await page.goto(at('/contact', language))
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(3)
})
