import type { Page } from '@playwright/test'
import { expect } from './site'

/** Expects no words to run together where the site's styles do not apply, as in text browsers. Removes the page's styles. */
export async function expectWordsApart(page: Page): Promise<void> {
  const joined = await page.evaluate(() => {
    for (const styles of document.querySelectorAll('style, link[rel=stylesheet]')) styles.remove()
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')
    const lineOf = (text: Text) => {
      let element = text.parentElement
      while (element?.parentElement && isInline(element)) element = element.parentElement
      return element
    }
    const found: string[] = []
    let before: Text | undefined
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Element) {
        if (node.matches('br, hr, img, input, select, textarea')) before = undefined
        continue
      }
      if (
        !(node instanceof Text) ||
        node.parentElement?.closest('svg, sup, option, script, template, noscript')
      )
        continue
      if (
        before &&
        before.parentElement !== node.parentElement &&
        lineOf(before) === lineOf(node) &&
        /[\p{L}\d.!?€%)*]$/u.test(before.data) &&
        /^[\p{L}\d«+(]/u.test(node.data)
      )
        found.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`)
      before = node
    }
    return found
  })
  expect(joined, 'words that run together without styles').toEqual([])
}
