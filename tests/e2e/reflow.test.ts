import type { Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { misfits } from './misfits'
import { kinds } from './pages'
import { at, copy, expect, type Language, languages, test, testSite } from './site'
import { wakeUp } from './wake'

/** Narrow windows, and the browser's font size, in pixels: 16 is the default. */
const conditions = [
  { name: '320 px', width: 320, text: 16 },
  { name: '390 px, text at 200 %', width: 390, text: 32 },
] as const

async function narrow(page: Page, { width, text }: (typeof conditions)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
}

/** Expects everything to fit, and the header's controls in sight, in each condition. */
async function expectFit(page: Page, language: Language): Promise<void> {
  const header = page.getByRole('banner')
  const { nav, language: switcher } = copy('common', language)
  for (const condition of conditions) {
    await narrow(page, condition)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${condition.text * 1.0625}px`,
    )
    expect(await page.evaluate(misfits), condition.name).toEqual([])
    for (const control of [
      header.getByRole('button', { name: nav.menu }),
      header.getByRole('link', { name: switcher.switch }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 })
  }
}

for (const language of languages)
  for (const address of kinds(testSite, language))
    test(`nothing is wider than a narrow screen or squeezed on ${address}`, async ({ page }) => {
      await page.goto(address)
      await expectFit(page, language)
      if (!isHydrated(address)) return
      await wakeUp(page)
      await page.evaluate(() => scrollTo(0, 0))
      await expectFit(page, language)
    })

for (const condition of conditions) {
  test.describe(condition.name, () => {
    test.beforeEach(({ page }) => narrow(page, condition))

    for (const language of languages) {
      test(`nothing is wider than the screen or squeezed in the open menu, ${language}`, async ({ page }) => {
        await page.goto(at('/pricing', language))
        await page.getByRole('button', { name: copy('common', language).nav.menu }).click()
        expect(await page.evaluate(misfits)).toEqual([])
      })

      test(`nothing is wider than the screen or squeezed in a form with errors, ${language}`, async ({
        page,
      }) => {
        await page.goto(at('/contact', language))
        await wakeUp(page)
        await page.getByRole('button', { name: copy('contact', language).form.submit }).click()
        await expect(page.getByText(copy('contact', language).status.required)).toBeVisible()
        expect(await page.evaluate(misfits)).toEqual([])
      })
    }
  })
}
