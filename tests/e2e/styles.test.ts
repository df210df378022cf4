import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { hydrate } from './hydration'
import { onePerTemplate } from './pages'
import { expect, test, testSite } from './site'

/** Returns the style sheet of the whole site, of which each page has a part (`src/gatsby/postprocess/styles`). */
function wholeSheet(): string {
  const sheets = readdirSync(path.join(testSite, 'public')).filter((file) => file.endsWith('.css'))
  expect(sheets).toHaveLength(1)
  return readFileSync(path.join(testSite, 'public', ...sheets), 'utf8')
}

/**
 * Compares the elements that each rule of the whole sheet matches with the page's own rules. Media queries count as matching.
 * @param further also in every other state: pointer, touch and keyboard on all elements, then everything open and in the
 * chosen theme, then each control in every state that a visitor or a script can cause
 * @returns by state the number of matching rules, and those that the page lacks
 */
const compareRules = (page: Page, whole: string, further: boolean) =>
  page.evaluate(
    ([css, changes]) => {
      type Rule = { key: string; selector: string }

      const rulesIn = (list: CSSRuleList, within = '', parent = ':scope'): Rule[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) {
            // Pseudo-elements are matched by their element.
            const selector = rule.selectorText
              .replaceAll(/::[\w-]+(\([^)]*\))?/g, ':is(*)')
              .replaceAll('&', parent)
            const key = `${within}${rule.style.cssText}`
            return [{ key, selector }, ...rulesIn(rule.cssRules, within, `:is(${selector})`)]
          }
          if (!(rule instanceof CSSGroupingRule)) return []
          return rulesIn(rule.cssRules, `${within}${rule.cssText.split('{')[0]}`, parent)
        })
      const read = (text: string): Rule[] => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return rulesIn(sheet.cssRules)
      }
      const matchesOf = (rules: readonly Rule[]) => {
        const matches = new Map<string, Set<Element>>()
        for (const { key, selector } of rules) {
          const elements = matches.get(key) ?? new Set()
          matches.set(key, elements)
          for (const element of document.querySelectorAll(selector)) elements.add(element)
        }
        return matches
      }

      let all = read(css)
      let own = read([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))

      /** Lets every element be in every state of pointer, touch and keyboard. */
      const forceStates = () => {
        const force = (rules: readonly Rule[]) =>
          rules.map(({ key, selector }) => ({
            key,
            selector: selector.replaceAll(/:(hover|active|focus(-visible|-within)?)(?![\w-])/g, ':is(*)'),
          }))
        all = force(all)
        own = force(own)
      }
      const open = () => {
        document.documentElement.dataset.theme = 'dark'
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          if (element instanceof HTMLDetailsElement) element.open = true
          if (element instanceof HTMLDialogElement && !element.popover && !element.open) element.showModal()
          if (element.popover) element.popover = 'manual'
          if (element.popover) element.showPopover()
          element.hidden = false
        }
      }
      const setControls = () => {
        for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
          if (control instanceof HTMLInputElement) control.checked = true
          if ('disabled' in control) control.disabled = true
          for (const attribute of ['aria-disabled', 'aria-invalid', 'aria-expanded', 'aria-pressed'])
            control.setAttribute(attribute, 'true')
          control.setAttribute('aria-current', 'page')
        }
      }

      const asItIs = () => undefined
      return [asItIs, ...(changes ? [forceStates, open, setControls] : [])].map((change) => {
        change()
        const owned = matchesOf(own)
        const live = [...matchesOf(all)].filter(([, elements]) => elements.size > 0)
        const lacking = live.flatMap(([rule, elements]) => {
          const element = [...elements].find((each) => !owned.get(rule)?.has(each))
          return element ? `${rule} on ${element.outerHTML.slice(0, 100)}` : []
        })
        return { state: change.name, live: live.length, lacking }
      })
    },
    [whole, further] as const,
  )

/** Hydrates a page, searches its list and submits its form, to show what its scripts render. */
async function workPage(page: Page): Promise<void> {
  await hydrate(page)
  const [search, submit] = [
    page.locator('input[role=combobox]'),
    page.locator('main form[method=post] [type=submit]'),
  ]
  if (await search.isVisible()) {
    const title = await page.getByRole('article').getByRole('heading').first().innerText()
    await search.fill(title)
    await expect(page.locator('mark').first()).toBeVisible()
  }
  if (await submit.isVisible()) {
    await submit.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  }
}

// Both languages have the same rules.
for (const address of onePerTemplate(testSite, 'fr')) {
  test(`${address} has every rule that could apply on it, in any state`, async ({ page }) => {
    const whole = wholeSheet()
    const expectAllRules = async (further: boolean) => {
      for (const { state, live, lacking } of await compareRules(page, whole, further)) {
        expect(live, `rules that match something, ${state}`).toBeGreaterThan(50)
        expect(lacking, state).toEqual([])
      }
    }
    await page.goto(address)
    if (isHydrated(address)) {
      await expectAllRules(false)
      await workPage(page)
    }
    await expectAllRules(true)
  })
}
