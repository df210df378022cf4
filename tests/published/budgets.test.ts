import { expectWithinBudgets, most } from '../e2e/budgets'
import { firstView } from '../e2e/first-view'
import { kinds } from '../e2e/pages'
import { provedPages } from './proved'
import { dist, expect, languages, test } from './site'

/** Of pages that a template makes many of, the heaviest. */
test.describe('a first view stays within the budgets of the design', () => {
  for (const address of languages.flatMap((language) => kinds(dist, language))) {
    test(address, async ({ page }) => expectWithinBudgets(address, await firstView(page, address)))
  }
})

test('no page of the site has more bytes or elements than one may have', () => {
  const pages = provedPages()
  expect(pages.length).toBeGreaterThan(kinds(dist, 'fr').length)
  expect(pages.filter(({ html, nodes }) => html > most.html || nodes > most.nodes)).toEqual([])
})
