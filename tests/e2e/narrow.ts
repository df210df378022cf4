import { expect, type Page } from '@playwright/test'
import { overflows } from './overflows'

const wide = { width: 1280, height: 720 }

/** What a reader may set: spaces between letters, words, lines and paragraphs (WCAG 1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Text twice as large as ours, of which media queries do not know. */
const twice = 'html { font-size: 212.5% !important }'

/** Narrow windows, the browser's font size, in pixels (16 is the default), and what a reader's own style sheet says. */
export const conditions = [
  { name: '320 px', width: 320, text: 16, style: '' },
  { name: '320 px, spaced', width: 320, text: 16, style: spaced },
  { name: '320 px, text of the page at 200 %', width: 320, text: 16, style: twice },
  { name: '390 px, text at 200 %', width: 390, text: 32, style: '' },
] as const

async function resize(page: Page, size: { width: number; height: number }, text = 16): Promise<void> {
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } })
  await session.detach()
}

/** Gives a page a reader's own style sheet, in place of the former. */
const restyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, style)

export async function narrow(
  page: Page,
  { width, text, style = '' }: { width: number; text: number; style?: string },
): Promise<void> {
  await resize(page, { width, height: 844 }, text)
  await restyle(page, style)
}

export const spaceText = (page: Page): Promise<void> => restyle(page, spaced)

export const doubleText = (page: Page): Promise<void> => restyle(page, twice)

/**
 * Expects nothing of a page to be wider than a narrow screen or squeezed, in each condition.
 * @param expectMore what else to expect in each
 */
export async function expectFit(page: Page, expectMore?: () => Promise<void>): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  for (const condition of conditions) {
    await narrow(page, condition)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      condition.style === twice ? '34px' : `${condition.text * 1.0625}px`,
    )
    expect(await page.evaluate(overflows), condition.name).toEqual([])
    await expectMore?.()
  }
  await restyle(page, '')
  await resize(page, wide)
}
