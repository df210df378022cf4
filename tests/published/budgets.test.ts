import { isArticle } from '../../src/site/is-article'
import { splitPath } from '../../src/site/languages'
import { expectWithinBudgets, most } from '../e2e/budgets'
import { firstView } from '../e2e/first-view'
import { kinds } from '../e2e/pages'
import { provedPages } from './proved'
import { dist, expect, languages, test } from './site'

/** The length of an article is its author's decision: the build names those that exceed one round trip. */
const ofTemplate = (address: string) => !isArticle(splitPath(address).path)

/** Of pages with a common template, the heaviest. */
test.describe('a first view stays within the budgets of the design', () => {
  for (const address of languages.flatMap((language) => kinds(dist, language)).filter(ofTemplate)) {
    test(address, async ({ page }) => expectWithinBudgets(address, await firstView(page, address)))
  }
})

test('every page of a template is within the bounds of bytes and elements', () => {
  const pages = provedPages()
  expect(pages.length).toBeGreaterThan(kinds(dist, 'fr').length)
  const own = pages.filter(({ address }) => ofTemplate(address))
  expect(own.filter(({ html, nodes }) => html > most.html || nodes > most.nodes)).toEqual([])
})
