import type { Page } from '@playwright/test'

/** Whether a page is hydrated, and no longer the static HTML. Runs in the page. */
const isRendered = () => performance.getEntriesByName('onInitialClientRender').length > 0

export const hasHydrated = (page: Page): Promise<boolean> => page.evaluate(isRendered)

export const untilHydrated = (page: Page) => page.waitForFunction(isRendered)

/** Turns to a form of a page, which hydrates it (`src/site/enhance/hydrate-on-interaction.ts`). */
export async function hydrate(page: Page): Promise<void> {
  if ((await page.locator('template[data-runtime]').count()) === 0) return
  const form = page.locator('main form').first()
  // A page that depends on its fragment has no form without one.
  if ((await form.count()) === 0) return
  await form.dispatchEvent('focusin')
  await untilHydrated(page)
}

/**
 * Delays the scripts of hydrated pages, or others, like a slow connection.
 * @returns a function that releases them
 */
export async function holdScripts(
  page: Page,
  scripts = /\/(app|framework|webpack-runtime)-\w+\.js$/,
): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(scripts, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Sets the visitor's day, at noon. Playwright's own clock stops more than the date: a page would not hydrate. */
export async function setDay(page: Page, day: string): Promise<void> {
  await page.addInitScript(
    `window.Date = class extends Date { constructor(...given) { super(...(given.length > 0 ? given : ['${day}T12:00:00'])) } }`,
  )
}
