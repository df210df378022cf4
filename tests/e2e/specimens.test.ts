import { servicePages } from '../../src/site/service-pages'
import { offerAreas, priceList } from '../site/offers'
import { print, squeeze } from './printed'
import { at, copy, expect, languages, test } from './site'

for (const language of languages) {
  const words = copy('specimens', language)

  test(`each specimen is marked as one, and prints on a sheet of its own, ${language}`, async ({ page }) => {
    await page.goto(at('/specimens', language))
    await expect(page.getByRole('article')).toHaveCount(servicePages.length)
    const sheets = (await print(page)).map((sheet) => sheet.flat().join(' '))
    for (const { area } of servicePages) {
      const name = squeeze(words.sheets[area].name)
      const own = sheets.filter((sheet) => sheet.includes(name))
      expect(own, `sheets of ${area}`).toHaveLength(1)
      expect(own[0]?.toUpperCase()).toContain(words.mark.toUpperCase())
      expect(own[0], 'whole').toContain(squeeze(words.sheets[area].note).slice(0, 20))
    }
  })

  test(`every service links to its specimen, ${language}`, async ({ page }) => {
    for (const { area, path } of servicePages) {
      await page.goto(at(path, language))
      await page.getByRole('link', { name: words.sheets[area].name }).click()
      await expect(page).toHaveURL(new RegExp(`/specimens#${area}$`))
      await expect(page.locator(`#${area} h2`)).toBeInViewport()
    }
  })

  test(`the payment schedule adds up to the offer's price, ${language}`, async ({ page }) => {
    const offers = offerAreas.find(({ area }) => area === 'mvp')?.offers ?? []
    const least = Math.min(...offers.flatMap(({ price }) => (price ? [price.amount] : [])))
    await page.goto(at('/specimens', language))
    const cells = await page.locator('#mvp td:last-child').allInnerTexts()
    const amounts = cells.map((cell) => Number(cell.replaceAll(/\D/g, '')))
    expect(amounts).toEqual([...priceList.stages.map((stage) => (least * stage) / 100), least])
  })
}
