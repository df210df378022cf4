import type { Locator } from '@playwright/test'

/** Returns how many lines the text of each element takes. */
export const linesOf = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )

/**
 * Returns what the end of a line cuts in a text.
 * @param whole matches what has to stay on one line
 * @throws if nothing matches, as the test would prove nothing
 */
export const cutIn = (text: Locator, whole: RegExp): Promise<string[]> =>
  text.evaluate((element, pattern) => {
    const range = document.createRange()
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: [string, number][] = []
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (const { 0: words, index } of (node.textContent ?? '').matchAll(pattern)) {
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        lines.push([words, range.getClientRects().length])
      }
    if (lines.length === 0) throw new Error(`There is no ${pattern} in “${element.textContent}”.`)
    return lines.flatMap(([words, count]) => (count > 1 ? [words] : []))
  }, whole)
