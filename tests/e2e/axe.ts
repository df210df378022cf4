import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './site'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on the theme, which changes only colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

const conditions = [
  { colorScheme: 'light', width: 320, rules: all },
  { colorScheme: 'light', width: 1280, rules: all },
  { colorScheme: 'dark', width: 1280, rules: ofColours },
] as const

/** Expects no axe findings on the open page, in both themes and at two widths, and no overflow. */
export async function expectAccessible(
  page: Page,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  await page.evaluate(axe.source)
  for (const { colorScheme, width, rules } of conditions) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const { violations, passes } = await page.evaluate(
      ([runOnly, disabled]) =>
        window.axe.run(document, {
          runOnly: [...runOnly],
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        }),
      [rules, [...except]] as const,
    )
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `${colorScheme}, ${width} px`).toEqual([])
    expect(passes.length, 'rules that had something to judge').toBeGreaterThan(rules === all ? 15 : 0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `pixels beyond the window at ${width} px`).toBeLessThanOrEqual(0)
  }
}
