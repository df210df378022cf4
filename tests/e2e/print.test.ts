import type { Page } from '@playwright/test'
import { kinds } from './pages'
import { print, squeeze } from './printed'
import { at, expect, languages, test, testSite } from './site'

/** Returns the name of each offer of a page with its figures: in a table its row, in a list its price. */
const offersOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-offer]')].map((offer) => ({
      inTable: offer.matches('tr'),
      words: [...offer.querySelectorAll('th, td:not(:has(a)), h3 + p')].map(
        (part) => part.firstChild?.textContent ?? '',
      ),
    })),
  )

for (const address of languages.flatMap((language) => kinds(testSite, language))) {
  test(`in print ${address} separates no heading from what follows, and no offer from its price`, async ({
    page,
  }) => {
    await page.goto(address)
    const headings = (await page.locator('h1, h2, h3').allInnerTexts()).map(squeeze)
    const offers = await offersOf(page)
    const sheets = await print(page)

    // A partial heading is as bad as a whole one; a section's number is on its line.
    const isHeading = (piece: string) =>
      /^N°\d/.test(piece) || headings.some((heading) => heading.includes(piece))
    expect(
      sheets.map((sheet) => sheet.at(-1) ?? []).filter((line) => line.every(isHeading)),
      'headings at the end of a sheet',
    ).toEqual([])

    // The table is that of wide screens, in which an offer is one line.
    const lines = sheets.flat().map((line) => line.join(' '))
    const wholes = sheets.map((sheet) => sheet.flat().join(' '))
    const isWhole = ({ inTable, words }: (typeof offers)[number]) =>
      (inTable ? lines : wholes).some((text) => words.every((word) => text.includes(squeeze(word))))
    expect(offers.filter((offer) => !isWhole(offer))).toEqual([])
  })
}

for (const language of languages) {
  test(`prices take two sheets at most, ${language}`, async ({ page }) => {
    await page.goto(at('/pricing', language))
    expect(await offersOf(page)).not.toHaveLength(0)
    expect((await print(page)).length).toBeLessThanOrEqual(2)
  })
}
