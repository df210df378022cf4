import type { Page } from '@playwright/test'
import { at, expect, languages, test } from './site'
import { untilAlive, wakeUp } from './wake'

/** Scripts that a page asks for, beside the one of all pages. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.startsWith('/enhance-')) asked.push(pathname)
  })
  return asked
}

for (const language of languages) {
  for (const path of ['/articles', '/articles/page/2', '/articles/category/law', '/contact']) {
    test.describe(at(path, language), () => {
      test('runs no scripts of its own before its visitor turns to it, and once then', async ({ page }) => {
        const asked = watchScripts(page)
        await page.goto(at(path, language), { waitUntil: 'networkidle' })
        await page.mouse.wheel(0, 600)
        await page.locator('header a').first().hover()
        await page.waitForTimeout(500)
        expect(asked).toEqual([])
        await page.locator('main h1').hover()
        await untilAlive(page)
        const once = [...asked]
        await page.keyboard.press('Tab')
        await page.locator('main a').last().focus()
        await page.locator('main h1').hover()
        await page.waitForTimeout(500)
        expect(asked.filter((name) => once.includes(name))).toEqual(once)
      })

      test('comes alive by the keyboard', async ({ page }) => {
        await page.goto(at(path, language))
        await page.locator('main').locator('a, input:not([type=hidden])').first().focus()
        await untilAlive(page)
      })
    })
  }
}

test.describe('touched', () => {
  test.use({ hasTouch: true })

  test('a page comes alive', async ({ page }) => {
    await page.goto('/contact')
    await page.locator('main h1').tap()
    await untilAlive(page)
  })
})

test('an address with a query is answered at once', async ({ page }) => {
  await page.goto('/contact?service=audit')
  await expect(page.locator('select[name=service]')).toHaveValue('audit')
})

test('coming alive neither moves the page nor stores anything', async ({ page }) => {
  await page.goto('/articles#feeds')
  await page.evaluate(() => window.scrollTo(0, 300))
  await wakeUp(page)
  await page.evaluate(() => window.scrollTo(0, 350))
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBe(350)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
