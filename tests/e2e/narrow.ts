import { expect, type Page } from '@playwright/test'
import { overflows } from './overflows'

const wide = { width: 1280, height: 720 }

/** Narrow windows, and the browser's font size, in pixels: 16 is the default. */
export const conditions = [
  { name: '320 px', width: 320, text: 16 },
  { name: '390 px, text at 200 %', width: 390, text: 32 },
] as const

async function resize(page: Page, size: { width: number; height: number }, text = 16): Promise<void> {
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
  await session.detach()
}

export const narrow = (page: Page, { width, text }: { width: number; text: number }) =>
  resize(page, { width, height: 844 }, text)

/** Spaces letters, words, lines and paragraphs as a reader may (WCAG 1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * Expects nothing of a page to be wider than a narrow screen or squeezed, in each condition.
 * @param expectMore what else to expect in each
 */
export async function expectFit(page: Page, expectMore?: () => Promise<void>): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  for (const condition of conditions) {
    await narrow(page, condition)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${condition.text * 1.0625}px`,
    )
    expect(await page.evaluate(overflows), condition.name).toEqual([])
    await expectMore?.()
  }
  await resize(page, wide)
}
