import type { Page } from '@playwright/test'
import { putOwnFonts } from '../e2e/settle'
import { expect } from './site'

/** Authors may write any character; code and the Greek letters of a drawing use system fonts. */
const others =
  'main > article > div, main > article > div *, code, code *, pre, svg, svg *, script, style, :is(td, dd):has(> code:first-child)'
const ownText = `body *:not(${others}), [data-footnote-backref]`

/** Expects the site's own words and symbols on the open page to be rendered in its own fonts. */
export async function expectOwnFonts(page: Page): Promise<void> {
  await putOwnFonts(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: ownText })
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
