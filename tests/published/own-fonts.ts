import type { Page } from '@playwright/test'
import { putOwnFonts } from '../e2e/settle'
import { expect } from './site'

/** Authors may write any character; code and the Greek letters of a drawing use system fonts. */
const others =
  'main > article > div, main > article > div *, code, code *, pre, svg, svg *, script, style, :is(td, dd):has(> code:first-child)'
const ownText = `body *:not(${others}), [data-footnote-backref]`

/** Returns texts for which the browser makes up a bold or an italic that the own font does not have. Runs in the browser. */
const synthesized = () => {
  const unquoted = (family = '') => family.trim().replaceAll(/["']/g, '')
  const faces = [...document.fonts].map(({ family, weight, style }) => ({
    family: unquoted(family),
    bold: Number(weight.split(' ').at(-1)) >= 600,
    style,
  }))
  return [...document.body.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element)
    const own = faces.filter(({ family }) => family === unquoted(fontFamily.split(',')[0]))
    const isOwn = own.some(({ bold, style }) => style === fontStyle && (bold || Number(fontWeight) < 600))
    const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim())
    return text && own.length > 0 && !isOwn ? [`“${text.textContent}” in ${fontStyle} ${fontWeight}`] : []
  })
}

/** Expects the site's own words and symbols on the open page to be rendered in its own fonts, as they were drawn. */
export async function expectOwnFonts(page: Page): Promise<void> {
  await putOwnFonts(page)
  expect(await page.evaluate(synthesized), 'bold or italic that the font does not have').toEqual([])
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: ownText })
  expect(nodeIds).not.toHaveLength(0)
  const elsewhere = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      if (fonts.every(({ isCustomFont }) => isCustomFont)) return []
      return [(await session.send('DOM.getOuterHTML', { nodeId })).outerHTML]
    }),
  )
  expect(elsewhere.flat(), 'in other fonts').toEqual([])
  await session.detach()
}
