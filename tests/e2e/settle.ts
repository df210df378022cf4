import type { Page } from '@playwright/test'

/**
 * Brings a page to rest for a picture: fonts in use (they are `optional`, so a first view may do without them),
 * and what loads when it comes into view loaded.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
