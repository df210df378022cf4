import type { Page } from '@playwright/test'

/** Shows the open page in its own fonts, which a busy browser gets too late to use (`font-display: optional`). */
export const putOwnFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
    // Laid out with the changed rules, the page requests its fonts.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

/** Opens a page in its own fonts. */
export async function openInOwnFonts(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await putOwnFonts(page)
}

/**
 * Opens a page for a picture: in its own fonts, with everything lazy loaded. Replaces days by one, as authors may publish
 * on any.
 */
export async function settle(page: Page, address: string): Promise<void> {
  await openInOwnFonts(page, address)
  await page.evaluate(async () => {
    for (const day of document.querySelectorAll('time')) day.textContent = '14/10/2026'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
