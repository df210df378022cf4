import { servicePages } from '../../src/site/service-pages'
import { offerAreas, priceList } from '../site/offers'
import { cutIn } from './lines'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, languages, test } from './site'

const mvp = offerAreas.find(({ area }) => area === 'mvp')?.offers ?? []
const least = Math.min(...mvp.flatMap(({ price }) => (price ? [price.amount] : [])))

for (const language of languages) {
  const words = copy('specimens', language)

  test(`each specimen is found from its service and marked as one, and prints on a sheet of its own, ${language}`, async ({
    page,
  }) => {
    const [first] = servicePages
    await page.goto(at(first.path, language))
    await page.getByRole('link', { name: words.sheets[first.area].name }).click()
    await expect(page).toHaveURL(at(`/specimens#${first.area}`, language))
    await expect(page.locator(`#${first.area} h2`)).toBeInViewport()
    await expect(page.getByRole('article')).toHaveCount(servicePages.length)
    // The payment schedule adds up to the offer's price.
    const cells = await page.locator('#mvp td:last-child').allInnerTexts()
    const amounts = cells.map((cell) => Number(cell.replaceAll(/\D/g, '')))
    expect(amounts).toEqual([...priceList.stages.map((stage) => (least * stage) / 100), least])
    const sheets = (await print(page)).map((sheet) => sheet.flat().join(' '))
    for (const { area } of servicePages) {
      const name = withoutSpaces(words.sheets[area].name)
      const own = sheets.filter((sheet) => sheet.includes(name))
      expect(own, `sheets of ${area}`).toHaveLength(1)
      expect(own[0]?.toUpperCase()).toContain(words.mark.toUpperCase())
      expect(own[0], 'whole').toContain(withoutSpaces(words.sheets[area].note).slice(0, 20))
    }
  })
}

test('on phones a command breaks at its spaces, not after the hyphens of an option', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(at('/specimens', 'fr'))
  expect(await cutIn(page.getByRole('main'), /--[\w-]{1,12}/g)).toEqual([])
})
