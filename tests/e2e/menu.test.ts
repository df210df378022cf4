import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { at, copy, expect, languages, test } from './site'

const phone = { width: 390, height: 844 }

/** Where the focus is: in the menu, beside it on the page, or nowhere on the page, as in the browser's own controls. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return 'browser'
    return activeElement.closest('#menu') ? 'menu' : 'page'
  })

for (const language of languages) {
  const { nav } = copy('common', language)

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the menu of phones, ${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport: phone })

      const parts = (page: Page) => ({
        opener: page.getByRole('button', { name: nav.menu }),
        menu: page.getByRole('dialog', { name: nav.menu }),
        close: page.getByRole('button', { name: nav.close }),
      })

      test('takes the focus, holds it, and gives it back to who opened it', async ({ page }) => {
        await page.goto(at('/pricing', language))
        const { opener, menu, close } = parts(page)
        await opener.press('Enter')
        await expect(close).toBeFocused()
        const links = await menu.getByRole('link').count()
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let presses = 0; presses < links + 3; presses++) {
            await page.keyboard.press(key)
            expect(await focusPlace(page), `${key}, ${presses + 1} times`).not.toBe('page')
          }
        }
        await close.focus()
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.press('Enter')
        await close.press('Enter')
        await expect(menu).toBeHidden()
        await expect(opener).toBeFocused()
      })

      test('leads to the estimate', async ({ page }) => {
        await page.goto(at('/pricing', language))
        const { opener, menu } = parts(page)
        await opener.click()
        await menu.getByRole('link', { name: copy('common', language).actions.estimate }).click()
        await expect(page).toHaveURL(at('/estimate', language))
      })

      test('is all that assistive technology meets while it is open', async ({ page }) => {
        await page.goto(at('/pricing', language))
        const { opener, menu } = parts(page)
        await opener.click()
        await expect(menu).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCount(0)
        await expect(page.getByRole('main')).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('main')).toBeVisible()
      })

      test('is closed, and the page in sight, where a link of it was followed and the visitor comes back', async ({
        page,
      }) => {
        await page.goto(at('/pricing', language))
        const { opener, menu } = parts(page)
        await opener.click()
        await menu.getByRole('link', { name: nav.about }).click()
        await expect(page).toHaveURL(at('/about', language))
        await expect(page.getByRole('main')).toBeVisible()
        await page.goBack()
        await expect(menu).toBeHidden()
        await expect(page.getByRole('main')).toBeVisible()
      })

      test('makes way for the page where the window becomes wide', async ({ page }) => {
        await page.goto(at('/pricing', language))
        const { opener, menu } = parts(page)
        await opener.click()
        await page.setViewportSize({ width: 1280, height: 900 })
        await expect(menu).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const about = page.getByRole('banner').getByRole('link', { name: nav.about })
        await about.click()
        await expect(page).toHaveURL(at('/about', language))
      })
    })
  }

  test(`axe finds nothing in the open menu, ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(at('/pricing', language))
    await page.getByRole('button', { name: nav.menu }).click()
    await expectAccessible(page)
  })
}
