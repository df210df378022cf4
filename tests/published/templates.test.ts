import { isHydrated } from '../../src/site/hydrated-pages'
import { isArticle } from '../../src/site/is-article'
import { splitPath } from '../../src/site/languages'
import { askedIn, expectAccessible, narrow } from '../e2e/axe'
import { expectWithinBudgets, mostHtml, mostNodes } from '../e2e/budgets'
import { watchView } from '../e2e/first-view'
import { hydrate } from '../e2e/hydration'
import { onePerTemplate } from '../e2e/pages'
import { weightsOf } from '../weights/weights-of'
import { expectOwnFonts } from './own-fonts'
import { dist, expect, languages, test } from './site'
import { expectTrueLines, expectTrueLog } from './true-log'

/** The length of an article is its author's decision: the build names those that exceed one round trip. */
const ofTemplate = (address: string) => !isArticle(splitPath(address).path)

/** The pages of a language whose logs have the shortest and the longest line. */
function outermost(addresses: readonly string[]): (string | undefined)[] {
  const byWeight = weightsOf(dist)
    .filter(({ address }) => addresses.includes(address))
    .sort((a, b) => a.total - b.total)
  return [byWeight.at(0)?.address, byWeight.at(-1)?.address]
}

const headings = 'main :is(h1, h2, h3), main h1 + p, main section > div > h2 + p'

/** The inversions of a text that would stand on two lines if every line ended where it may. Runs in the browser. */
const broken = (texts: readonly Element[]) =>
  texts.flatMap((text) => {
    if (!(text instanceof HTMLElement) || !text.checkVisibility()) return []
    text.style.cssText = 'width: 0; hyphens: manual; overflow-wrap: normal'
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: words, index } of (node.textContent ?? '').matchAll(
        /[a-zà-ÿœ]+-(t-)?(je|tu|ils?|elles?|on|nous|vous|ce)(?![a-zà-ÿœ])/gi,
      )) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.push(`${words}, in “${text.textContent}”`)
      }
    return found
  })

/** The longest that anything may move of itself, in milliseconds: WCAG 2.2.2. */
const longestMotion = 5000

/** Returns the names of animations that last longer than a number of milliseconds. Runs in the browser. */
const restless = (longest: number) =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > longest)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))

// Of pages with a common template, the heaviest is opened for all that is asked of it.
for (const language of languages) {
  const addresses = onePerTemplate(dist, language)
  const drawn = outermost(addresses)
  for (const address of addresses)
    test(`${address} is light, accessible and soon at rest, in its own fonts, and its log is true`, async ({
      page,
    }) => {
      // More than a first view: all pictures, at their largest.
      const measure = await watchView(page)
      const expectSameLog = await expectTrueLog(page, address)
      // Asked after other questions, as the network has to have been quiet for a while.
      const expectNothingMore = async () => {
        const view = await measure()
        await expectSameLog()
        if (ofTemplate(address)) expectWithinBudgets(address, view)
      }
      expect(await page.evaluate(restless, longestMotion)).toEqual([])
      // proof.test.ts reads the length of every page's line from its HTML.
      if (drawn.includes(address)) await expectTrueLines(page)
      await expectOwnFonts(page)
      // React would complain of a hydrated page that differs: before, one condition of one language is asked.
      if (!isHydrated(address)) await expectAccessible(page, askedIn(language))
      else if (language === 'fr') await expectAccessible(page, { under: [narrow] })
      await expectNothingMore()
      if (isHydrated(address)) {
        await hydrate(page)
        await expectAccessible(page, askedIn(language))
        await expectNothingMore()
      }
      // French alone inverts with a hyphen.
      if (language === 'fr') expect(await page.locator(headings).evaluateAll(broken)).toEqual([])
    })
}

test('every page of a template is within the bounds of bytes and elements', () => {
  const pages = weightsOf(dist)
  expect(pages.length).toBeGreaterThan(onePerTemplate(dist, 'fr').length)
  const own = pages.filter(({ address }) => ofTemplate(address))
  expect(own.filter(({ address, html, nodes }) => html > mostHtml || nodes > mostNodes(address))).toEqual([])
})
