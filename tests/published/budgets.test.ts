import { isArticle } from '../../src/site/is-article'
import { splitPath } from '../../src/site/languages'
import { expectWithinBudgets, most } from '../e2e/budgets'
import { firstView } from '../e2e/first-view'
import { kinds } from '../e2e/pages'
import { provedPages } from './proved'
import { dist, expect, languages, test } from './site'

/** How long an article is, is its author's to decide: the build names those that one round trip does not bring. */
const ofTemplate = (address: string) => !isArticle(splitPath(address).path)

/** Of pages that a template makes many of, the heaviest. */
test.describe('a first view stays within the budgets of the design', () => {
  for (const address of languages.flatMap((language) => kinds(dist, language)).filter(ofTemplate)) {
    test(address, async ({ page }) => expectWithinBudgets(address, await firstView(page, address)))
  }
})

test('no page of a template has more bytes or elements than one may have', () => {
  const pages = provedPages()
  expect(pages.length).toBeGreaterThan(kinds(dist, 'fr').length)
  const own = pages.filter(({ address }) => ofTemplate(address))
  expect(own.filter(({ html, nodes }) => html > most.html || nodes > most.nodes)).toEqual([])
})
