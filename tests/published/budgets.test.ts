import { expectWithinBudgets } from '../e2e/budgets'
import { firstView } from '../e2e/first-view'
import { kinds } from '../e2e/pages'
import { dist, languages, test } from './site'

/** Of pages that a template makes many of, the heaviest. */
test.describe('a first view stays within the budgets of the design', () => {
  for (const address of languages.flatMap((language) => kinds(dist, language))) {
    test(address, async ({ page }) => expectWithinBudgets(address, await firstView(page, address)))
  }
})
