import type { Page } from '@playwright/test'
import { fill, formatDay } from '../../src/site/format'
import { askedIn, expectAccessible } from './axe'
import { holdScripts, hydrate, setDay, untilHydrated } from './hydration'
import { cutIn } from './lines'
import { expectFit } from './narrow'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, languages, test } from './site'
import { watchRequests } from './watch-requests'

const address = '/tools/own-server'

/** Documents that a rented card processes for less than the American API. */
const busy = 'model=gpt-oss-20b&american=openai-gpt-5-4&server=ovh-h100&people=1&questions=60000&users=6'

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)

for (const language of languages) {
  const words = copy('own-server', language)

  test.describe(language, () => {
    test('a shared address shows the same figures, each drawing with its table, accessibly and on narrow screens', async ({
      page,
    }) => {
      await page.goto(at(`${address}#${busy}`, language))
      await untilHydrated(page)
      await expect(field(page, 'questions')).toHaveValue('60000')
      for (const { title } of [words.shares, words.stairs, words.tornado, words.memory]) {
        const part = page.locator('main section', { has: page.getByRole('heading', { name: title }) })
        await expect(part.locator('svg').first()).toBeVisible()
        await expect(part.getByRole('table')).toBeVisible()
      }
      const shares = page.getByRole('table', { name: words.shares.title })
      for (const way of [words.ways.american, words.ways.european])
        await expect(
          shares.getByRole('rowheader', { name: `${way}, ${words.shares.read}`, exact: true }),
        ).toBeVisible()
      await page.locator('main details summary').click()
      await expectAccessible(page, askedIn(language))
      expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|∞|undefined/)
      await expectFit(page)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the page links to a document with three worked cases and their sources', async ({ page }) => {
        await page.goto(at(address, language))
        await expect(page.locator('main form')).toBeHidden()
        const [first] = words.noScript.split('{{people}}')
        const said = page.locator('main noscript p')
        await expect(said).toBeVisible()
        await expect(said).toContainText(first ?? words.noScript)
        await page.getByRole('link', { name: words.form.cases }).click()
        const table = page.getByRole('table', { name: copy('ownServerCases', language).name })
        await expect(table.locator('thead th')).toHaveCount(4)
        const text = withoutSpaces((await table.textContent()) ?? '').replaceAll(/[\s,\u202f\u00a0]/g, '')
        expect(text).toContain('16800')
        expect(text).toContain('2555')
        await expect(page.locator('main a[href^="https://models.dev"]').first()).toBeVisible()
        await expect(table.locator('a').last()).toHaveAttribute('href', /own-server#model=/)
        // Where nobody can follow it.
        const { change } = copy('ownServerCases', language)
        expect((await print(page)).flat(2).join()).not.toContain(withoutSpaces(change))
      })
    })
  })
}

test.describe('in one language', () => {
  const language = 'fr'
  const words = copy('own-server', language)

  test('changes by keyboard update the result at once and go into the address, without requests to the server', async ({
    page,
  }) => {
    await page.goto(at(address, language))
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const requested = watchRequests(page)
    await field(page, 'people').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('120')
    await expect(field(page, 'people')).toBeFocused()
    await expect(page).toHaveURL(/#people=120$/)
    await field(page, 'server').selectOption('ovh-h100')
    await expect(page).toHaveURL(/#server=ovh-h100&people=120$/)
    await expect(page.getByRole('region', { name: words.title }).getByRole('heading')).toHaveText(
      words.verdict.no,
    )
    await page.getByRole('button', { name: words.form.reset }).click()
    await expect(field(page, 'people')).toHaveValue('40')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(requested).toEqual([])
  })

  test('on the narrowest phones no word of the answer is cut', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(at(`${address}#people=9000`, language))
    await untilHydrated(page)
    expect(await cutIn(page.locator('main section table').first(), /\p{L}+/gu)).toEqual([])
  })

  test('on a phone the name of a model does not break at its hyphens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(`${address}#model=gpt-oss-120b&people=41000`, language))
    await untilHydrated(page)
    expect(await cutIn(page.locator('main section table').first(), /gpt-oss-120b/g)).toEqual([])
  })

  test('in forced colours the shares of a bar look different, and as in its legend', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(at(`${address}#people=41`, language))
    await untilHydrated(page)
    const chart = page.getByRole('table', { name: words.shares.title })
    await expect(chart).toBeVisible()
    const looks = await chart.locator('tbody').evaluateAll((ways) =>
      ways.map((way) => {
        const [bar, legend] = ['tr:first-child rect', 'tr:not(:first-child) rect'].map((rects) =>
          [...way.querySelectorAll(rects)].map((rect) => getComputedStyle(rect).fill),
        )
        return { bar: bar ?? [], legend }
      }),
    )
    expect(Math.max(...looks.map(({ bar }) => bar.length))).toBeGreaterThan(2)
    for (const { bar, legend } of looks) {
      expect(new Set(bar).size).toBe(bar.length)
      expect(legend).toEqual(bar)
    }
  })

  test('on a phone all fields of the form end in one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(at(address, language))
    const ends = await page
      .locator('main form > fieldset label > :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(5)
    expect(new Set(ends).size).toBe(1)
  })

  test('a decimal comma is read, whatever the language of the browser', async ({ page }) => {
    await page.goto(at(address, 'fr'))
    await hydrate(page)
    await field(page, 'questions').fill('')
    await field(page, 'questions').pressSequentially('12,5')
    await expect(page).toHaveURL(/#questions=12\.5$/)
    await page.locator('main form details summary').click()
    await expect(field(page, 'rate')).toHaveValue(/^\d+,\d+$/)
  })

  test('a visitor who types while the scripts load goes on in the same field', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(at(address, language))
    await field(page, 'people').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('15')
    letGo()
    await untilHydrated(page)
    await page.keyboard.type('0')
    await expect(field(page, 'people')).toBeFocused()
    await expect(field(page, 'people')).toHaveValue('150')
    await expect(page).toHaveURL(/#people=150$/)
  })

  test('a model chosen while the scripts load brings its own European API, not that of the one before', async ({
    page,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto(at(address, language))
    const before = await field(page, 'european').inputValue()
    await field(page, 'model').selectOption('gpt-oss-20b')
    letGo()
    await untilHydrated(page)
    await expect(page).toHaveURL(/#model=gpt-oss-20b$/)
    await expect(field(page, 'european')).not.toHaveValue(before)
  })

  test('every assumption can be changed, with its source and day, and is restored by another choice', async ({
    page,
  }) => {
    await page.goto(at(address, language))
    // Opened before the scripts run, as by a quick visitor.
    await page.locator('main details').evaluate((details) => details.toggleAttribute('open', true))
    await hydrate(page)
    const fields = page.locator('main details input')
    await expect(fields.first()).toBeVisible()
    const origins = await fields.evaluateAll((inputs) =>
      inputs.map(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    )
    expect(origins.length).toBeGreaterThan(15)
    for (const origin of origins) expect(origin).toBeTruthy()
    await field(page, 'rent').fill('2000')
    await expect(page).toHaveURL(/#rent=2000$/)
    await field(page, 'server').selectOption('ovh-l4')
    await expect(field(page, 'rent')).toHaveValue('540')
    await expect(page).toHaveURL(/#server=ovh-l4$/)
    await field(page, 'server').selectOption('bought-rtx-pro-6000')
    await expect(field(page, 'power')).toHaveValue('0,18')
  })

  test('prints its answer first, then the figures entered, on four sheets at most', async ({ page }) => {
    await page.goto(at(`${address}#people=80`, language))
    await untilHydrated(page)
    await expect(page.locator('#own-server-shares')).toBeVisible()
    const sheets = await print(page)
    const text = withoutSpaces(sheets.flat(2).join(''))
    expect(text.indexOf(withoutSpaces(words.table.way))).toBeLessThan(
      text.indexOf(withoutSpaces(words.form.use)),
    )
    expect(withoutSpaces((sheets[0] ?? []).flat().join(''))).toContain(withoutSpaces(words.table.way))
    const lines = sheets.flat().map((line) => line.join(' '))
    expect(lines).toContainEqual(expect.stringContaining(`${withoutSpaces(words.fields.people)} 80`))
    expect(text).not.toContain(withoutSpaces(words.form.reset))
    expect(sheets.length).toBeLessThanOrEqual(4)
  })

  test('prints the figures entered on one sheet, wherever the answer above them ends', async ({ page }) => {
    await page.goto(at(`${address}#people=400`, language))
    await untilHydrated(page)
    await expect(page.locator('#own-server-shares')).toBeVisible()
    const support = await field(page, 'support').locator('option:checked').innerText()
    for (const above of [0, 80, 160, 240, 320]) {
      await page.locator('main form').evaluate((form, px) => {
        form.style.marginTop = `${px}px`
      }, above)
      const sheets = (await print(page)).map((lines) => lines.flat().join(''))
      const sheet = sheets.find((text) => text.includes(withoutSpaces(words.form.use))) ?? ''
      for (const text of [words.fields.months, words.lists.support, support])
        expect(sheet, `${above} px lower`).toContain(withoutSpaces(text))
    }
  })
})

test('an outdated figure is marked, by the visitor’s day', async ({ page }) => {
  await setDay(page, '2099-02-01')
  await page.goto(`${address}#people=41`)
  await untilHydrated(page)
  await expect(page.locator('main')).toContainText(
    fill(copy('own-server', 'en').origin.stale, { day: formatDay('en', '2099-01-31') }),
  )
})
