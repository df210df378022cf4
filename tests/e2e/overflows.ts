/**
 * Finds what does not fit the window: cut off at an edge, beyond the page's margin, or squeezed. Scroll containers may
 * be wider inside, if they have a name and can be reached by keyboard. Runs in the browser, so it may use nothing from
 * outside itself.
 * @returns a line for each overflow
 */
export function overflows(): string[] {
  const found: string[] = []
  const root = document.documentElement
  const width = root.clientWidth
  const margin = Number.parseFloat(getComputedStyle(document.querySelector('header') ?? root).paddingRight)
  const px = (value: number) => `${Math.round(value * 10) / 10} px`
  const add = (what: string, element: Element) => {
    const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
    found.push(`${element.tagName.toLowerCase()} “${words}” ${what}`)
  }
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  /** Whether it scrolls accessibly. A navigation needs no tab stop of its own: its links have the focus, and scroll into view. */
  const isNamedScroller = (element: Element) =>
    scrolls(element) &&
    element.matches('[tabindex="0"][aria-label], [tabindex="0"][aria-labelledby], nav[aria-label]')
  /** Whether it is clipped on purpose, for screen readers or robots only. */
  const isClipped = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset')
  const has = (element: Element | null, test: (ancestor: Element) => boolean): boolean =>
    element !== null && (test(element) || has(element.parentElement, test))

  if (root.scrollWidth > width)
    found.push(`the document is ${px(root.scrollWidth)} wide, its window ${px(width)}`)

  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || has(element, isClipped)) continue
    const { left, right, width: shown, height } = element.getBoundingClientRect()
    const inDrawing = element.parentElement?.closest('svg')
    if (inDrawing && !(element instanceof SVGTextContentElement || element instanceof HTMLElement)) continue
    if (!has(element.parentElement, isNamedScroller) && shown > 0) {
      if (right > width + 0.5) add(`ends at ${px(right)}, the window at ${px(width)}`, element)
      if (left < -0.5) add(`begins at ${px(left)}`, element)
    }
    if (inDrawing) continue
    const style = getComputedStyle(element)
    if (
      element.scrollWidth > element.clientWidth &&
      style.overflowX !== 'visible' &&
      !isNamedScroller(element)
    )
      add(`is cut: ${px(element.scrollWidth)} in ${px(element.clientWidth)}`, element)
    if (element.matches('button, h2, h3') && element.scrollWidth > element.clientWidth)
      add(`holds ${px(element.scrollWidth)} in ${px(element.clientWidth)}`, element)
    if (
      element.matches('a, button, input:not([type=radio]), select, textarea') &&
      style.display !== 'inline' &&
      shown < 24
    )
      add(`is ${px(shown)} wide`, element)
    if (element instanceof SVGSVGElement || element instanceof HTMLImageElement) {
      const declared = Number(element.getAttribute('width'))
      if (element instanceof SVGSVGElement && shown < declared - 0.5)
        add(`is ${px(shown)} of ${declared} wide, in “${element.parentElement?.textContent}”`, element)
      // Bars of a chart are as low as they are meant to be.
      const isBar = element.getAttribute('preserveAspectRatio') === 'none'
      if (shown < 12 || (height < 12 && !isBar)) add(`is squeezed to ${px(shown)} by ${px(height)}`, element)
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
    if (parent.closest('svg') && !parent.closest('foreignObject')) continue
    if (has(parent, isNamedScroller) || has(parent, isClipped)) continue
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left < -0.5) add(`has text from ${px(left)}`, parent)
    if (right > width - margin + 1) add(`has text as far as ${px(right)}, past the margin`, parent)
  }
  return found
}
