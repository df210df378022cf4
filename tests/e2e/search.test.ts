import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { at, copy, expect, languages, test } from './site'
import { holdScripts, wakeUp } from './wake'

const field = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.getByRole('article')

for (const language of languages) {
  const words = copy('articles', language)
  const list = at('/articles', language)
  const [word, plain, article] =
    language === 'fr'
      ? ['rançongiciel', 'rancongiciel', /chiffre tout ce qu’il peut joindre/]
      : ['ransomware', 'ransomwares', /encrypts all it can reach/]

  test.describe(`search, ${language}`, () => {
    test('a word that only texts have is found, quoted and marked', async ({ page }) => {
      await page.goto(list)
      await wakeUp(page)
      await field(page).pressSequentially(plain)
      await expect(cards(page)).toHaveCount(2)
      const card = cards(page).filter({ has: page.locator('a[href$="/auto-hebergement"]') })
      await expect(card.locator('mark')).toHaveText(new RegExp(word, 'i'))
      await expect(card).toContainText(article)
    })

    test('what was searched for is marked in title, subtitle and tags, and nothing else', async ({
      page,
    }) => {
      await page.goto(`${list}?q=cloud`)
      await expect(cards(page).first().locator('mark').first()).toHaveText(/cloud/i)
      for (const marked of await cards(page).locator('mark').allTextContents())
        expect(marked).toMatch(/cloud/i)
      await field(page).fill('')
      await expect(page.locator('mark')).toHaveCount(0)
    })

    test('how many were found is seen at once and said when typing has come to rest', async ({ page }) => {
      await page.goto(list)
      await wakeUp(page)
      const found = words.count_one.replace('{{count}}', '1')
      await field(page).pressSequentially('hyperscaler')
      await expect(page.locator('p[aria-hidden]').filter({ hasText: /\d/ })).toHaveText(/^[1-9] article/)
      await field(page).fill('secnumcloud hyperscaler zzz')
      await expect(page.getByRole('status')).toHaveText(/^0 /)
      await field(page).fill(language === 'fr' ? 'menuiserie' : 'joinery')
      await expect(page.getByRole('status')).toHaveText(found)
    })

    test('no letter is lost, however fast they come, and the address has them all', async ({ page }) => {
      await page.goto(list)
      await wakeUp(page)
      const long = 'hyperscaler '.repeat(25)
      await field(page).focus()
      await page.evaluate((letters) => {
        for (const letter of letters) document.execCommand('insertText', false, letter)
      }, long)
      await expect(field(page)).toHaveValue(long)
      await expect(page).toHaveURL(`${list}?${new URLSearchParams({ q: long })}`)
      await expect(cards(page).first()).toContainText(/hyperscaler/i)
    })

    test('where no article has all words, those that come close are shown, and it is said', async ({
      page,
    }) => {
      const question =
        language === 'fr' ? 'souveraineté numérique européenne' : 'european digital sovereignty'
      await page.goto(`${list}?${new URLSearchParams({ q: question })}`)
      await expect(cards(page).first().locator('mark').first()).toBeVisible()
      const count = await cards(page).count()
      const said = count === 1 ? words.countPartly_one : words.countPartly_other
      await expect(page.getByRole('status')).toHaveText(said.replace('{{count}}', String(count)))
    })

    test('what was typed is there on the way back from an article', async ({ page }) => {
      await page.goto(list)
      await wakeUp(page)
      await field(page).pressSequentially('hyperscaler')
      await cards(page)
        .getByRole('link', { name: /hyperscaler/i })
        .first()
        .click()
      await expect(page).toHaveURL(/quitter-hyperscaler/)
      await page.goBack()
      await expect(field(page)).toHaveValue('hyperscaler')
    })

    test('what was typed before the page came alive is kept and searched', async ({ page }) => {
      const comeAlive = await holdScripts(page)
      await page.goto(list, { waitUntil: 'commit' })
      await field(page).pressSequentially('hyperscaler')
      comeAlive()
      await expect(page).toHaveURL(`${list}?q=hyperscaler`)
      await expect(field(page)).toHaveValue('hyperscaler')
      await expect(cards(page).first()).toContainText(/hyperscaler/i)
    })

    test('what was typed before then is searched within the category of the address', async ({ page }) => {
      const comeAlive = await holdScripts(page)
      await page.goto(`${list}?category=law&q=cloud`, { waitUntil: 'commit' })
      await field(page).pressSequentially('act')
      comeAlive()
      await expect(page).toHaveURL(`${list}?category=law&q=act`)
      await expect(cards(page).first()).toBeVisible()
    })

    test('until scripts have come, the browser itself sends what was typed', async ({ page }) => {
      const comeAlive = await holdScripts(page)
      await page.goto(list, { waitUntil: 'commit' })
      await field(page).pressSequentially('hyperscaler')
      await field(page).press('Enter')
      await expect(page).toHaveURL(`${list}?q=hyperscaler`)
      comeAlive()
      await expect(field(page)).toHaveValue('hyperscaler')
      await expect(cards(page).first()).toContainText(/hyperscaler/i)
    })

    test('list, search and index weigh at most 60 KB together, whatever is typed', async ({ page }) => {
      const loaded = new Map<string, number>()
      page.on('requestfinished', async (request) => {
        const { responseBodySize } = await request.sizes()
        loaded.set(new URL(request.url()).pathname, responseBodySize)
      })
      await page.goto(list)
      await wakeUp(page)
      const before = new Set(loaded.keys())
      await field(page).pressSequentially('hyperscalor')
      await expect(cards(page).first()).toContainText(/hyperscaler/i)
      const names = [...loaded.keys()]
      const searched = names.filter(
        (name) => !before.has(name) || name.includes('worker') || name.endsWith('/api/articles'),
      )
      expect(names.some((name) => /^\/static\/search-\w+\.json$/.test(name))).toBe(true)
      const scripts = searched.filter((name) => !/\.(avif|webp|jpg|png|svg)$/.test(name))
      expect(scripts.reduce((sum, name) => sum + (loaded.get(name) ?? 0), 0)).toBeLessThanOrEqual(60_000)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing in results, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(`${list}?q=${plain}`)
        await expect(cards(page).locator('mark').first()).toBeVisible()
        await page.evaluate(axe.source)
        const { violations } = await page.evaluate(() => window.axe.run())
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([])
      })
    }

    test.describe('where a part cannot be loaded', () => {
      test.use({ expectedErrors: /could not be loaded|500/ })

      test('titles, subtitles and tags are searched all the same', async ({ page }) => {
        await page.route('**/static/search-*.json', (route) => route.fulfill({ status: 500, body: 'no' }))
        await page.goto(list)
        await wakeUp(page)
        await field(page).fill('hyperscaler')
        await expect(cards(page).first()).toContainText(/hyperscaler/i)
      })

      test('what it brings is found once it can', async ({ page }) => {
        // The worker, whose own script is none of those parts, has begun by then.
        const listed = page.waitForResponse(at('/api/articles', language))
        await page.goto(list)
        await wakeUp(page)
        await listed
        const parts = /\/(static\/search-\w+\.json|[\w-]+\.js)$/
        await page.route(parts, (route) => route.fulfill({ status: 500, body: 'no' }))
        await field(page).fill('hyperscalor')
        await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
        await page.unroute(parts)
        await field(page).fill('hyperscalar')
        await expect(cards(page).first()).toContainText(/hyperscaler/i)
        await field(page).fill(plain)
        await expect(cards(page)).toHaveCount(2)
      })
    })
  })
}
