import type { Page } from '@playwright/test'
import { askedIn, expectAccessible } from './axe'
import { holdScripts, hydrate } from './hydration'
import { doubleText } from './narrow'
import { overflows } from './overflows'
import { at, copy, expect, languages, test } from './site'

const field = (page: Page) => page.getByRole('combobox')
const cards = (page: Page) => page.getByRole('article')

/** Words of the articles of `tests/site/content`. */
const wordsOf = {
  en: {
    /** In the texts of two articles. */
    inTexts: { typed: 'propellers', marked: /propeller/i },
    quoted: /The propeller needs a metre/,
    /** The word price, and the name of an offer of `tests/site/content`. */
    query: 'price audit',
    price: /€[\d,]+/,
  },
  fr: {
    inTexts: { typed: 'helice', marked: /hélice/i },
    quoted: /L’hélice demande un mètre/,
    /** In the title of one article. */
    title: 'boussole',
    /** In titles and a tag. */
    chart: 'carte',
    /** In one article. */
    one: 'douzièmes',
    /** In no article together. */
    question: 'boussole moteur marée',
    /** Typing errors of `title`. */
    slips: ['bousole', 'boussale'],
    query: 'prix audit',
    price: /\d\s€/,
  },
} as const

for (const language of languages) {
  const list = at('/articles', language)
  const { inTexts, quoted, query, price } = wordsOf[language]

  test.describe(`search, ${language}`, () => {
    test('a word in texts only is found, quoted and marked', async ({ page }) => {
      await page.goto(list)
      await hydrate(page)
      await field(page).pressSequentially(inTexts.typed)
      await expect(cards(page)).toHaveCount(2)
      const card = cards(page).filter({ has: page.locator('a[href$="/heure-de-la-maree"]') })
      await expect(card.locator('mark')).toHaveText(inTexts.marked)
      await expect(card).toContainText(quoted)
      await expectAccessible(page, askedIn(language))
    })

    test('the field suggests titles and offers, by keyboard and by touch, and keeps the focus', async ({
      page,
    }) => {
      await page.goto(list)
      await hydrate(page)
      await field(page).pressSequentially(query)
      const options = page.getByRole('option')
      await expect(options.filter({ hasText: price }).first()).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page, askedIn(language))

      await field(page).press('Escape')
      await expect(options).toHaveCount(0)
      await expect(field(page)).toHaveValue(query)
      await field(page).press('ArrowUp')
      await expect(page.getByRole('option', { selected: true })).toContainText(price)
      await expect(field(page)).toBeFocused()
      await field(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${at('/services', language)}/|${at('/pricing', language)}`))
    })
  })
}

test.describe('search in one language', () => {
  const language = 'fr'
  const words = copy('articles', language)
  const list = at('/articles', language)
  const { inTexts, title, chart, one, question, slips } = wordsOf[language]
  const found = new RegExp(title, 'i')

  /** Opens the list with suggestions for a word of which there are several. */
  const suggestions = async (page: Page) => {
    await page.goto(list)
    await hydrate(page)
    // At once: while a word is typed, its beginnings have other suggestions.
    await field(page).fill('prix')
    const options = page.getByRole('option')
    await expect(options).not.toHaveCount(0)
    return options
  }

  test('in a low window, what arrows choose is in sight, and the field is on the way back to it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 180 })
    const options = await suggestions(page)
    const count = await options.count()
    for (let at = 0; at < count; at++) {
      await field(page).press('ArrowDown')
      await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true')
      await expect(options.nth(at)).toBeInViewport({ ratio: 1 })
    }
    await expect(field(page)).not.toBeInViewport()
    await field(page).press('ArrowDown')
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  })

  test('text twice as large fits the suggestions and the list, larger days their column', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await suggestions(page)
    await doubleText(page)
    expect(await page.evaluate(overflows)).toEqual([])
    await page.setViewportSize({ width: 1000, height: 844 })
    const [categories, search, title, below] = [
      await page.getByRole('navigation', { name: words.filter }).boundingBox(),
      await page.getByRole('search').boundingBox(),
      await cards(page).first().getByRole('heading').boundingBox(),
      await cards(page).first().locator('p:has(time)').boundingBox(),
    ]
    expect(search?.y, 'the field is below the categories').toBeGreaterThan(
      (categories?.y ?? 0) + (categories?.height ?? 0),
    )
    expect(below?.y, 'the day is below the title').toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    await page.goto(`${list}?q=prix`)
    await expect(cards(page).locator('mark')).not.toHaveCount(0)
    // As where a browser has a smallest size of text.
    const day = cards(page).first().locator('p:has(time)')
    await day.evaluate((line) => line.append(' 1234567890'.repeat(5)))
    const [row, place] = [await cards(page).first().boundingBox(), await day.boundingBox()]
    expect((row?.x ?? 0) + (row?.width ?? 0) - (place?.x ?? 0)).toBeLessThanOrEqual(16 * 17)
  })

  test('the query is marked in title, subtitle and tags, and nowhere else', async ({ page }) => {
    await page.goto(`${list}?q=${chart}`)
    const marks = new RegExp(chart, 'i')
    await expect(cards(page).first().locator('mark').first()).toHaveText(marks)
    for (const marked of await cards(page).locator('mark').allTextContents()) expect(marked).toMatch(marks)
    await field(page).fill('')
    await expect(page.locator('mark')).toHaveCount(0)
  })

  test('in forced colours what is marked is in the browser’s own colours, which belong together', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(`${list}?q=${chart}`)
    const mark = cards(page).first().locator('mark').first()
    await expect(mark).toBeVisible()
    const [colour = '', background = ''] = await page.evaluate(() => {
      const own = document.body.appendChild(document.createElement('mark'))
      const { color, backgroundColor } = getComputedStyle(own)
      own.remove()
      return [color, backgroundColor]
    })
    await expect(mark).toHaveCSS('color', colour)
    await expect(mark).toHaveCSS('background-color', background)
  })

  test('the number of results is visible at once and announced after a pause in typing', async ({ page }) => {
    await page.goto(list)
    await hydrate(page)
    await field(page).pressSequentially(title)
    await expect(page.locator('p[aria-hidden]').filter({ hasText: /\d/ })).toHaveText(/^[1-9] article/)
    await field(page).fill('zzz qqqq')
    await expect(page.getByRole('status')).toHaveText(/^0 /)
    // A word without results is dropped, with a message, if other words have some.
    await field(page).fill(`${title} zzz`)
    await expect(page.getByRole('status')).toHaveText(/zzz/)
    await expect(cards(page)).not.toHaveCount(0)
    await field(page).fill(one)
    await expect(page.getByRole('status')).toHaveText(words.count_one.replace('{{count}}', '1'))
  })

  test('if no article has all words, close ones are shown, with a message', async ({ page }) => {
    await page.goto(`${list}?${new URLSearchParams({ q: question })}`)
    await expect(cards(page).first().locator('mark').first()).toBeVisible()
    const count = await cards(page).count()
    const said = count === 1 ? words.countPartly_one : words.countPartly_other
    await expect(page.getByRole('status')).toHaveText(said.replace('{{count}}', String(count)))
  })

  test('no letter is lost, however fast one types, and the address has them all', async ({ page }) => {
    await page.goto(list)
    await hydrate(page)
    const long = `${title} `.repeat(25)
    await field(page).focus()
    await page.evaluate((letters) => {
      for (const letter of letters) document.execCommand('insertText', false, letter)
    }, long)
    await expect(field(page)).toHaveValue(long)
    await expect(page).toHaveURL(`${list}?${new URLSearchParams({ q: long })}`)
    await expect(cards(page).first()).toContainText(found)
  })

  test('what an empty result leads to looks like buttons, though no other part of the page does', async ({
    page,
  }) => {
    await page.goto(`${list}?q=blockchain`)
    for (const name of [words.empty.reset, copy('common', language).actions.contact])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCSS('border-top-width', '1px')
  })

  test('letters are painted before they are searched, those of one frame together', async ({ page }) => {
    await page.goto(list)
    await hydrate(page)
    await field(page).focus()
    const afterFrame = await page.evaluate(async (letters) => {
      const frame = () => new Promise(requestAnimationFrame)
      const asked: boolean[] = []
      let framed = false
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        asked.push(framed)
        postMessage.call(this, message)
      }
      requestAnimationFrame(() => {
        framed = true
      })
      for (const letter of letters) document.execCommand('insertText', false, letter)
      while (asked.length === 0) await frame()
      await frame()
      await frame()
      return asked
    }, title)
    expect(afterFrame).toEqual([true])
    await expect(cards(page).first()).toContainText(found)
  })

  test('the query is restored on the way back from an article', async ({ page }) => {
    await page.goto(list)
    await hydrate(page)
    await field(page).pressSequentially(title)
    await expect(cards(page).first()).toContainText(found)
    await cards(page).getByRole('link', { name: found }).first().click()
    await expect(page).toHaveURL(/carte-et-boussole/)
    await page.goBack()
    await expect(field(page)).toHaveValue(title)
    await page.reload()
    await expect(page).toHaveTitle(new RegExp(`^«.${title}.» – .+`))
  })

  test('a query typed before hydration is kept and searched, with suggestions', async ({ page }) => {
    const comeAlive = await holdScripts(page)
    await page.goto(list, { waitUntil: 'commit' })
    await field(page).pressSequentially(title)
    comeAlive()
    await expect(page).toHaveURL(`${list}?q=${title}`)
    await expect(field(page)).toHaveValue(title)
    await expect(cards(page).first()).toContainText(found)
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible()
  })

  test('a query typed before hydration is searched within the category of the address', async ({ page }) => {
    const comeAlive = await holdScripts(page)
    await page.goto(`${list}?category=charts&q=${chart}`, { waitUntil: 'commit' })
    await field(page).pressSequentially(title)
    comeAlive()
    await expect(page).toHaveURL(`${list}?category=charts&q=${title}`)
    await expect(cards(page).first()).toBeVisible()
  })

  test('before scripts load, the browser itself submits the query', async ({ page }) => {
    const comeAlive = await holdScripts(page)
    await page.goto(list, { waitUntil: 'commit' })
    await field(page).pressSequentially(title)
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${list}?q=${title}`)
    comeAlive()
    await expect(field(page)).toHaveValue(title)
    await expect(cards(page).first()).toContainText(found)
  })

  test.describe('if a file fails to load', () => {
    test.use({ expectedErrors: /could not be loaded|500/ })

    test('its results appear once it loads', async ({ page }) => {
      // By then the worker has started, whose own script is not blocked.
      const listed = page.waitForResponse(at('/api/articles', language))
      await page.goto(list)
      await hydrate(page)
      await listed
      const parts = /\/(static\/search-\w+\.json|[\w-]+\.js)$/
      await page.route(parts, (route) => route.fulfill({ status: 500, body: 'no' }))
      await field(page).fill(slips[0])
      await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
      await page.unroute(parts)
      await field(page).fill(slips[1])
      await expect(cards(page).first()).toContainText(found)
      await field(page).fill(inTexts.typed)
      await expect(cards(page)).toHaveCount(2)
    })
  })
})
