import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { isHydrated } from '../../src/site/hydrated-pages'
import { kinds } from './pages'
import { expect, test, testSite } from './site'
import { wakeUp } from './wake'

/** Returns the style sheet of the whole site, of which each page has a part (`src/gatsby/postprocess/styles`). */
function wholeSheet(): string {
  const sheets = readdirSync(path.join(testSite, 'public')).filter((file) => file.endsWith('.css'))
  expect(sheets).toHaveLength(1)
  return readFileSync(path.join(testSite, 'public', ...sheets), 'utf8')
}

/**
 * Compares the elements that each rule of the whole sheet matches with the page's own rules. Media queries count as matching.
 * @returns the number of matching rules, and those that the page lacks
 */
const compareRules = (page: Page, whole: string) =>
  page.evaluate((css) => {
    type Matches = Map<string, Set<Element>>

    const addRules = (rules: CSSRuleList, within: string, parent: string, matches: Matches) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          // Pseudo-elements are matched by their element.
          const selector = rule.selectorText
            .replaceAll(/::[\w-]+(\([^)]*\))?/g, ':is(*)')
            .replaceAll('&', parent)
          const key = `${within}${rule.style.cssText}`
          const elements = matches.get(key) ?? new Set()
          matches.set(key, elements)
          for (const element of document.querySelectorAll(selector)) elements.add(element)
          addRules(rule.cssRules, within, `:is(${selector})`, matches)
        } else if (rule instanceof CSSGroupingRule) {
          const [condition] = rule.cssText.split('{')
          addRules(rule.cssRules, `${within}${condition}`, parent, matches)
        }
      }
      return matches
    }
    const matchesOf = (text: string): Matches => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return addRules(sheet.cssRules, '', ':scope', new Map())
    }

    const own = matchesOf(
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    )
    const live = [...matchesOf(css)].filter(([, elements]) => elements.size > 0)
    const lacking = live.flatMap(([rule, elements]) => {
      const element = [...elements].find((each) => !own.get(rule)?.has(each))
      return element ? `${rule} on ${element.outerHTML.slice(0, 100)}` : []
    })
    return { live: live.length, lacking }
  }, whole)

/** Hydrates a page, searches its list and submits its form, to show what its scripts render. */
async function workPage(page: Page): Promise<void> {
  await wakeUp(page)
  if (!isHydrated(new URL(page.url()).pathname)) return
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

/** Forces the states of pointer, touch and keyboard on all elements. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const forcedPseudoClasses = ['hover', 'active', 'focus', 'focus-visible', 'focus-within']
  await Promise.all(
    nodes
      .filter(({ nodeType }) => nodeType === 1)
      .map(({ nodeId }) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  )
}

/** Opens everything that opens, in the chosen theme. */
const open = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element instanceof HTMLDetailsElement) element.open = true
      if (element instanceof HTMLDialogElement && !element.popover && !element.open) element.showModal()
      if (element.popover) element.popover = 'manual'
      if (element.popover) element.showPopover()
      element.hidden = false
    }
  })

/** Sets each control to every state that a visitor or a script can cause. */
const setControls = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (control instanceof HTMLInputElement) control.checked = true
      if ('disabled' in control) control.disabled = true
      for (const attribute of ['aria-disabled', 'aria-invalid', 'aria-expanded', 'aria-pressed'])
        control.setAttribute(attribute, 'true')
      control.setAttribute('aria-current', 'page')
    }
  })

// Both languages have the same rules.
for (const address of kinds(testSite, 'fr')) {
  test(`${address} has every rule that could apply on it, in any state`, async ({ page }) => {
    test.slow()
    const whole = wholeSheet()
    const steps = [workPage, forceStates, open, setControls]
    await page.goto(address)
    for (const step of [async () => {}, ...steps]) {
      await step(page)
      const { live, lacking } = await compareRules(page, whole)
      expect(live, 'rules that match something').toBeGreaterThan(50)
      expect(lacking).toEqual([])
    }
  })
}
