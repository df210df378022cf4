import type { Page } from '@playwright/test'
import { servicePages } from '../../src/site/service-pages'
import { expectAccessible } from './axe'
import { at, copy, expect, languages, organization, test } from './site'

const phone = { width: 390, height: 844 }

/**
 * Returns where the focus is: in the header with its menu, on covered content, or outside the page, in the browser's
 * own controls.
 */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return 'browser'
    return activeElement.closest('header') ? 'header' : 'covered'
  })

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['fr', false],
] as const) {
  const { nav, actions } = copy('common', language)

  test.describe(`the menu of phones, ${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: phone })

    const parts = (page: Page) => ({
      opener: page.getByRole('button', { name: nav.menu }),
      menu: page.getByRole('navigation', { name: nav.label }),
      close: page.getByRole('button', { name: nav.close }),
    })

    test('keeps the focus in the header and itself, and leaves it on the button that closes it', async ({
      page,
    }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu, close } = parts(page)
      await opener.press('Enter')
      await expect(close).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      const links = await page.getByRole('banner').getByRole('link').count()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < links + 3; presses++) {
          await page.keyboard.press(key)
          expect(await focusPlace(page), `${key}, ${presses + 1} times`).not.toBe('covered')
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

    test('does not move the header, and begins where it ends', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu } = parts(page)
      const header = page.getByRole('banner')
      const inHeader = [
        header,
        header.getByRole('link', { name: organization.brand }),
        header.locator('[data-choose-language]'),
        header.locator('[popovertarget="menu"]'),
      ]
      const boxes = () => Promise.all(inHeader.map((part) => part.boundingBox()))
      const closed = await boxes()
      await opener.click()
      expect(await boxes()).toEqual(closed)
      expect((await menu.boundingBox())?.y).toBe((closed[0]?.y ?? 0) + (closed[0]?.height ?? 0))
    })

    test('ends with the estimate, and a number to call', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu } = parts(page)
      await opener.click()
      const estimate = menu.getByRole('link', { name: actions.estimate }).last()
      const call = menu.getByRole('link', { name: actions.call.replace('{{phone}}', organization.phone) })
      await expect(call).toHaveAttribute('href', `tel:${organization.phone.replaceAll(' ', '')}`)
      for (const link of [estimate, call])
        expect((await link.boundingBox())?.y).toBeGreaterThan(phone.height * 0.75)
      await estimate.click()
      await expect(page).toHaveURL(at('/estimate', language))
    })

    test('is all that assistive technology finds below the header while it is open', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu } = parts(page)
      await opener.click()
      await expect(menu).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('main')).toBeVisible()
    })

    test('ends the page: nothing empty follows it', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu } = parts(page)
      await opener.click()
      // Higher than the window, and lower.
      for (const height of [390, 1200]) {
        await page.setViewportSize({ ...phone, height })
        const end = await menu.evaluate((element) => element.getBoundingClientRect().bottom)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(end + 1)
      }
    })

    test('closes when the window becomes wide', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const { opener, menu } = parts(page)
      await opener.click()
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = await page.getByRole('banner').boundingBox()
      expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(header?.height ?? 0)
      await menu.getByRole('link', { name: nav.about }).click()
      await expect(page).toHaveURL(at('/about', language))
    })
  })
}

for (const language of languages) {
  const { nav } = copy('common', language)

  test(`the services menu gives the promise and the lowest price of each, ${language}`, async ({ page }) => {
    const { promises, services } = copy('common', language)
    await page.goto(at('/services/ia-privee', language))
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: nav.services }).click()
    for (const { area, path } of servicePages) {
      const item = header.locator('#services-menu > li').filter({ hasText: services[area] })
      await expect(item.locator('svg')).toBeVisible()
      await expect(item).toContainText(promises[area])
      await expect(item).toContainText(/\d\s€|€\d/)
      await expect(item.getByRole('link')).toHaveAttribute('href', at(path, language))
    }
    // The link covers all of it.
    await header.getByText(promises.cloud).click({ force: true })
    await expect(page).toHaveURL(at('/services/cloud-souverain', language))
  })
}

for (const [address, language, name] of [
  ['/services/ia-privee', 'en', 'services'],
  ['/articles/lire-les-etoiles', 'fr', 'articles'],
  ['/tools/sovereignty', 'fr', 'tools'],
  ['/estimate', 'en', 'tools'],
] as const)
  test(`${address} marks ${name} as current, ${language}`, async ({ page }) => {
    await page.goto(at(address, language))
    const entry = page.getByRole('banner').locator('#menu > ul > li > [aria-current]')
    await expect(entry).toHaveText(copy('common', language).nav[name])
    await expect(entry).toHaveCSS('text-decoration-line', 'underline')
  })

test('an open menu does not cover the line about languages when the window becomes wide', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(at('/pricing', 'fr'))
  const header = page.getByRole('banner')
  await header.locator('[popovertarget="menu"]').click()
  await page.setViewportSize({ width: 1280, height: 900 })
  const top = (await header.boundingBox())?.y ?? 0
  expect(top, 'the line is above the header').toBeGreaterThan(20)
  expect((await page.locator('#menu').boundingBox())?.y).toBeGreaterThanOrEqual(top)
})

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/fr/pricing')
  // axe takes an element near the upper edge for the whole screen, and an offer above the header moves it down.
  const offer = page.locator('aside button[data-choose-language]')
  if (await offer.isVisible()) await offer.click()
  await page.getByRole('button', { name: copy('common', 'fr').nav.menu }).click()
  await expectAccessible(page)
})
