import { kinds } from '../e2e/pages'
import { dist, expect, test } from './site'

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

for (const address of kinds(dist, 'fr'))
  test(`no line of a heading or lead ends within an inversion on ${address}`, async ({ page }) => {
    await page.goto(address)
    expect(await page.locator(headings).evaluateAll(broken)).toEqual([])
  })
