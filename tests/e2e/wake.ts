import type { Page } from '@playwright/test'

/** Whether a page with state works as one, and is no longer the plain HTML that it was built as. */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0)

/** Waits until a page with state works as one. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
}

/** Turns to a form of a page: one with state runs its scripts then (`src/site/enhance/wake.ts`). */
export async function wakeUp(page: Page): Promise<void> {
  if ((await page.locator('template[data-runtime]').count()) === 0) return
  const form = page.locator('main form').first()
  // A page that shows what its fragment says has no form while it says nothing.
  if ((await form.count()) === 0) return
  await form.dispatchEvent('focusin')
  await untilAlive(page)
}

/**
 * Holds back the scripts of pages with state, as a slow connection does.
 * @returns lets them go
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/(app|framework|webpack-runtime)-\w+\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}
