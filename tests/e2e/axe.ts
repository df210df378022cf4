import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, type Language } from './site'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The minified script, half as long as the one that Node loads. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on the theme, which changes only colours: they take half of the time. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Both themes and two widths. */
const conditions = [
  { colorScheme: 'light', width: 320, rules: all },
  { colorScheme: 'light', width: 1280, rules: all },
  { colorScheme: 'dark', width: 1280, rules: ofColours },
] as const

export const [narrow, wide] = conditions

type Options = {
  /** Rules that do not apply. */
  except?: readonly string[]
  under?: readonly (typeof conditions)[number][]
}

/** What to ask of a page that is asked in both languages: they share their colours. */
export const askedIn = (language: Language): Options =>
  language === 'fr' ? {} : { except: ofColours, under: [narrow, wide] }

/**
 * Returns what axe lets pass. Safari announces without their role or name: lists with neither a role, nor a marker (an empty
 * one would do), nor a `nav` around them; links in drawings without a label. The RGAA's fields (its glossary, criterion
 * 11.1) include those that show a result, and ask for their label: a status message is a `role="status"` instead. A
 * `fieldset` has a legend there (11.6).
 */
const unannounced = (page: Page) =>
  page.evaluate(() => {
    const isMarked = (item: Element) => {
      const { display, listStyleType } = getComputedStyle(item)
      return display === 'list-item' && listStyleType !== 'none'
    }
    const lists = [...document.querySelectorAll('ul:not([role], nav *), ol:not([role], nav *)')].filter(
      (list) => list.checkVisibility() && ![...list.children].some(isMarked),
    )
    const links = document.querySelectorAll('svg a:not([aria-label])')
    const results = [...document.querySelectorAll<HTMLOutputElement>('output, progress, meter')].filter(
      ({ labels, ariaLabel }) => labels.length === 0 && !ariaLabel,
    )
    const groups = document.querySelectorAll('fieldset:not(:has(> legend))')
    return [...lists, ...links, ...results, ...groups].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

/**
 * Expects no axe findings on the open page, nothing that `unannounced` returns, and no overflow, under all
 * conditions unless some are given.
 */
export async function expectAccessible(
  page: Page,
  { except = [], under = conditions }: Options = {},
): Promise<void> {
  // Items may have markers on phones and wide screens, and none between.
  for (const width of [narrow.width, 704, wide.width]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await unannounced(page), `not announced as what it is, ${width} px`).toEqual([])
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const { colorScheme, width, rules } of under) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const { found, judged, overflow } = await page.evaluate(
      async ([runOnly, disabled]) => {
        const { violations, passes } = await window.axe.run(document, {
          runOnly: [...runOnly],
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
          // Describing every element that passes would take most of the time.
          resultTypes: ['violations'],
        })
        return {
          found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
          judged: passes.length,
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        }
      },
      [rules, [...except]] as const,
    )
    expect(found, `${colorScheme}, ${width} px`).toEqual([])
    expect(judged, 'rules that had something to judge').toBeGreaterThan(rules === all ? 15 : 0)
    expect(overflow, `pixels beyond the window at ${width} px`).toBeLessThanOrEqual(0)
  }
}
