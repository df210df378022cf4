import type { Page } from '@playwright/test'
import { formatDay } from '../../src/site/format'
import { article, articlesIn, neighboursOf, tagName } from '../site/articles'
import { hydrate, untilHydrated } from './hydration'
import { expectFit } from './narrow'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, languages, organization, test } from './site'

type Listed = { slug: string; featured: boolean; publishedAt: string }

/** The article with every kind of block. */
const whole = 'lire-les-etoiles'

for (const language of languages) {
  const words = copy('articles', language)
  const list = at('/articles', language)
  const listed = articlesIn(language)
  const charts = tagName('charts', language)

  test.describe(`list of articles, ${language}`, () => {
    test('in forced colours too only the number of the page shown has a border', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      await page.goto(list)
      const pages = page.getByRole('navigation', { name: words.pagination.label })
      const [paper, ink] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement)
        return [backgroundColor, color]
      })
      await expect(pages.locator('[aria-current]')).toHaveCSS('border-color', ink ?? '')
      await expect(pages.getByRole('link', { name: words.pagination.next })).toHaveCSS(
        'border-color',
        paper ?? '',
      )
    })

    test('GET /api/articles is static JSON in the spec’s shape', async ({ request }) => {
      const answer = await request.get(at('/api/articles', language))
      expect(answer.headers()['content-type']).toContain('application/json')
      const { articles } = await answer.json()
      expect(articles.map(({ slug }: Listed) => slug).sort()).toEqual(listed.map(({ slug }) => slug).sort())
      for (const article of articles) {
        expect(article).toMatchObject({
          title: expect.any(String),
          subtitle: expect.any(String),
          slug: expect.stringMatching(/^[a-z0-9-]+$/),
          mainImage: expect.stringMatching(/^\/static\//),
          publishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          readTime: expect.stringMatching(/^\d+ min$/),
          tags: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
        })
      }
      expect(articles.filter(({ featured }: Listed) => featured).map(({ slug }: Listed) => slug)).toEqual(
        listed.filter(({ featured }) => featured).map(({ slug }) => slug),
      )
      // Featured articles first; each part is newest first.
      const places = articles.map(({ featured, publishedAt }: Listed) => `${featured ? 1 : 0} ${publishedAt}`)
      expect(places).toEqual([...places].sort().reverse())
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the first page is in the HTML; pages and categories have their own addresses', async ({
        page,
      }) => {
        await page.goto(list)
        await expect(page.getByRole('article')).toHaveCount(6)
        await expect(page.getByRole('combobox')).toBeHidden()
        await expect(page.getByText(words.noScript)).toBeVisible()
        const titles = await page.getByRole('article').getByRole('heading').allTextContents()
        await page
          .getByRole('navigation', { name: words.pagination.label })
          .getByRole('link', { name: words.pagination.next })
          .click()
        await expect(page).toHaveURL(at('/articles/page/2', language))
        await expect(page.getByRole('article')).toHaveCount(listed.length - 6)
        expect(await page.getByRole('article').getByRole('heading').allTextContents()).not.toEqual(titles)
        await page
          .getByRole('navigation', { name: words.filter })
          .getByRole('link', { name: charts, exact: true })
          .click()
        await expect(page).toHaveURL(at('/articles/category/charts', language))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(charts)
        await expect(page.getByRole('article').first()).toContainText(charts)
      })
    })
  })

  test.describe(`an article, ${language}`, () => {
    const address = at(`/articles/${whole}`, language)
    const { author, publishedAt, tags, imageAlt, imageCaption } = article(whole, language)

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('hero, caption, tags, every type of block, contents, three related articles, neighbours', async ({
        page,
      }) => {
        await page.goto(address)
        const main = page.getByRole('article').first()
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.getByText(words.article.by.replace('{{author}}', author ?? ''))).toBeVisible()
        await expect(main.getByRole('time').first()).toHaveAttribute('datetime', publishedAt)
        const hero = main.getByRole('figure').first()
        await expect(hero.getByRole('img')).toHaveAttribute('alt', imageAlt ?? '')
        await expect(hero.locator('figcaption')).toHaveText(imageCaption ?? '')
        for (const tag of tags)
          await expect(
            main
              .getByRole('list', { name: words.article.tags })
              .getByRole('link', { name: tagName(tag, language) }),
          ).toHaveAttribute('href', at(`/articles/category/${tag}`, language))
        for (const block of [
          'h2',
          'h3',
          'p',
          'blockquote',
          'ul li',
          'ol li',
          'pre code',
          'table',
          'figure.quote figcaption',
          'figure .drawing svg',
        ]) {
          await expect(main.locator(block).first(), block).toBeAttached()
        }
        await expect(main.getByRole('figure').getByRole('img', { name: /\w{4}/ }).nth(1)).toBeVisible()
        const contents = page.getByRole('navigation', { name: words.article.contents }).getByRole('link')
        expect(await contents.count()).toBeGreaterThan(2)
        await contents.last().click()
        await expect(page).toHaveURL(/#/)
        const related = page.getByRole('region', { name: words.article.related })
        await expect(related.getByRole('article')).toHaveCount(3)
        const neighbours = page.getByRole('navigation', { name: words.article.neighbours })
        const expected = neighboursOf(whole, language)
        await expect(neighbours.getByRole('link')).toHaveCount(expected.length)
        for (const { slug } of expected)
          await expect(neighbours.locator(`a[href="${at(`/articles/${slug}`, language)}"]`)).toBeVisible()
      })
    })
  })
}

// In one language: `ArticleBrowser.test.tsx` asks for the words of both.
test.describe('list of articles', () => {
  const language = 'fr'
  const words = copy('articles', language)
  const list = at('/articles', language)
  const listed = articlesIn(language)
  const charts = tagName('charts', language)
  const weather = tagName('weather', language)
  const [chart, disagree, everywhere] = ['carte', 'contredisent', 'bateau']
  const category = (page: Page, name: string) =>
    page.getByRole('navigation', { name: words.filter }).getByRole('link', { name, exact: true })

  test('a card shows picture, tags, title, subtitle, date and reading time, and leads to its article; exactly the featured ones have a badge', async ({
    page,
  }) => {
    await page.goto(list)
    const featured = listed.filter((one) => one.featured)
    const badged = page.getByRole('article').filter({ hasText: words.featured })
    await expect(badged).toHaveCount(featured.length)
    await expect(badged).toContainText(featured.map(({ title }) => title))
    const card = page.getByRole('article').first()
    await expect(card.locator('img')).toHaveJSProperty('complete', true)
    expect(
      await card.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    ).toBeGreaterThan(0)
    const [first] = listed
    await expect(card).toContainText(tagName(first?.tags[0], language))
    await expect(card.getByRole('time')).toContainText(formatDay(language, first?.publishedAt ?? ''))
    await expect(card).toContainText('min')
    expect(await card.locator('[data-tag]').count()).toBeLessThanOrEqual(2)
    await expect(page.getByRole('article').filter({ hasText: '+1' }).first()).toBeVisible()
    const title = await card.getByRole('heading').textContent()
    await card.locator('img').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  })

  test('six articles a page; each page has its own address and returns with the back button', async ({
    page,
  }) => {
    await page.goto(list)
    await expect(page.getByRole('status')).toHaveText(
      words.count_other.replace('{{count}}', String(listed.length)),
    )
    await expect(page.getByRole('article')).toHaveCount(6)
    await hydrate(page)
    const first = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
    const pages = page.getByRole('navigation', { name: words.pagination.label })
    await pages.getByRole('link', { name: words.pagination.next }).click()
    await expect(page).toHaveURL(`${list}/page/2`)
    await expect(page.getByRole('article').first()).not.toContainText(first)
    await expect(
      pages.getByRole('link', { name: words.pagination.goto.replace('{{page}}', '2') }),
    ).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('link', { name: words.pagination.previous }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('article').first()).toContainText(first)
    await page.goBack()
    await expect(page).toHaveURL(`${list}/page/2`)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('article').first()).toContainText(first)
    await page.goto(`${list}?page=2`)
    await expect(
      pages.getByRole('link', { name: words.pagination.goto.replace('{{page}}', '2') }),
    ).toHaveAttribute('aria-current', 'page')
  })

  test('a category shows the articles of its tag; search and category combine in the address', async ({
    page,
  }) => {
    await page.goto(list)
    await hydrate(page)
    await category(page, charts).click()
    await expect(page).toHaveURL(`${list}/category/charts`)
    const cards = page.getByRole('article')
    await expect(cards.first()).toContainText(charts)
    const inCategory = await cards.count()
    const typed = `${chart} ${disagree}`
    await page.getByRole('combobox').fill(typed)
    await expect(page).toHaveURL(`${list}/category/charts?q=${chart}+${disagree}`)
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(disagree)
    expect(inCategory).toBeGreaterThan(1)
    await page.reload()
    await expect(page.getByRole('combobox')).toHaveValue(typed)
    await expect(cards).toHaveCount(1)
    await category(page, words.all).click()
    await expect(page).toHaveURL(`${list}?q=${chart}+${disagree}`)
    await expect(page.getByRole('combobox')).toHaveValue(typed)
    await page.getByRole('combobox').fill('')
    await expect(page).toHaveURL(list)
    await expect(cards).toHaveCount(6)
  })

  test('heading, title, language switch and cards are of one category, also after hydration', async ({
    page,
  }) => {
    const isOf = async (id: string, name: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page).toHaveTitle(new RegExp(`^(«.${everywhere}.» – )?${name}`))
      await expect(page.locator('header [data-choose-language]')).toHaveAttribute(
        'href',
        `/articles/category/${id}`,
      )
      await expect(page.getByRole('article').first()).toContainText(name)
    }
    await page.goto(`${list}/category/charts`)
    await hydrate(page)
    await category(page, weather).click()
    await isOf('weather', weather)
    await hydrate(page)
    await page.getByRole('combobox').fill(everywhere)
    await expect(page).toHaveURL(`${list}/category/weather?q=${everywhere}`)
    await category(page, charts).click()
    await expect(page).toHaveURL(`${list}/category/charts?q=${everywhere}`)
    await isOf('charts', charts)
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(
      new RegExp(everywhere, 'i'),
    )
    await page.goBack()
    await isOf('weather', weather)
  })

  test('pages of results change in place, and going back leaves everything else as it was', async ({
    page,
  }) => {
    const found = `${list}/page/2?q=${everywhere}`
    await page.goto(found)
    await untilHydrated(page)
    const theme = (name: string) => page.locator(`[data-theme-switch] input[value=${name}]`)
    // If the site offers its other language, the offer covers it for the mouse.
    await theme('dark').dispatchEvent('click')
    const pages = page.getByRole('navigation', { name: words.pagination.label })
    await page.evaluate(() => document.body.classList.add('same-document'))
    await pages.getByRole('link', { name: words.pagination.next }).click()
    await expect(page).toHaveURL(`${found}&page=2`)
    await page.goBack()
    await expect(page).toHaveURL(found)
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.locator('body')).toHaveClass('same-document')
    await expect(theme('dark')).toBeChecked()
    await theme('light').dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('going back and forward announces only the number of articles', async ({ page }) => {
    await page.goto(`${list}?q=${everywhere}`)
    await untilHydrated(page)
    const pages = page.getByRole('navigation', { name: words.pagination.label })
    const current = (name: string) =>
      expect(
        pages.getByRole('link', { name: words.pagination.goto.replace('{{page}}', name) }),
      ).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('link', { name: words.pagination.next }).click()
    await current('2')
    await page.goBack()
    await current('1')
    await page.goForward()
    await current('2')
    await page.waitForTimeout(500)
    for (const said of await page.locator('[aria-live], [role=status], [role=alert]').allTextContents())
      expect(said).toMatch(/^(\d+ articles)?$/)
  })

  test.describe('failure', () => {
    test.use({ expectedErrors: /500|could not be loaded/ })

    test('a failure to load the list can be retried', async ({ page }) => {
      await page.route('**/api/articles', (route) => route.fulfill({ status: 500, body: 'no' }))
      await page.goto(list)
      await hydrate(page)
      await expect(page.getByRole('heading', { name: words.error.title })).toBeVisible()
      await page.unroute('**/api/articles')
      await page.getByRole('button', { name: words.error.retry }).click()
      await expect(page.getByRole('article')).toHaveCount(6)
    })
  })
})

test.describe('an article', () => {
  const address = `/fr/articles/${whole}`
  const words = copy('articles', 'fr')

  test('copy link copies the article’s address to the clipboard and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(address)
    await page.getByRole('button', { name: words.article.copy }).click()
    await expect(page.getByRole('button', { name: words.article.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${organization.url}${address}`)
  })

  test('printed code goes on in the next line, and is not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 690, height: 1000 })
    await page.goto(address)
    const code = page.locator('.code')
    await code.locator('code').evaluate((element) => {
      element.textContent = `${'word '.repeat(60)}${'x'.repeat(200)}`
    })
    const hidden = () => code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(await hidden()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await hidden()).toBe(0)
  })

  test('numbers of two digits are within the column of a list', async ({ page }) => {
    await page.goto(address)
    const left = await page.locator('.footnotes ol').evaluate((list) => {
      while (list.children.length < 12) list.append(list.children[0]?.cloneNode(true) ?? '')
      const number = document.createElement('span')
      number.textContent = '12.\u00a0'
      list.lastElementChild?.append(number)
      return Number.parseFloat(getComputedStyle(list).paddingLeft) - number.getBoundingClientRect().width
    })
    expect(left).toBeGreaterThanOrEqual(0)
  })

  test('printed sources have their addresses, no arrow back to the text, and below it where to write', async ({
    page,
  }) => {
    await page.goto(address)
    const arrow = page.locator('[data-footnote-backref]').first()
    await expect(arrow).toBeVisible()
    const sheets = (await print(page)).map((sheet) => sheet.flat().join(''))
    expect(sheets.join('')).toContain('(https://example.org/polaire)')
    expect(sheets.join('')).toContain(withoutSpaces(organization.email))
    await page.emulateMedia({ media: 'print' })
    await expect(arrow).toBeHidden()
  })

  test('a sheet ends neither with the title of a notice nor amid a table, code or what follows the text', async ({
    page,
  }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.callout-title')).toHaveCSS('break-after', 'avoid')
    for (const piece of ['main article table', 'main article pre', 'main article > footer'])
      await expect(page.locator(piece).first()).toHaveCSS('break-inside', 'avoid')
  })

  test('without a clipboard, copy link shows the address, to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(address)
    const shown = page.waitForEvent('dialog')
    const clicked = page.getByRole('button', { name: words.article.copy }).click()
    const dialog = await shown
    expect(dialog.defaultValue()).toBe(`${organization.url}${address}`)
    await dialog.dismiss()
    await clicked
  })
})

test('a former address redirects', async ({ request }) => {
  for (const language of languages)
    for (const [from, to] of [
      ['/articles/lire-la-nuit', `/articles/${whole}`],
      ['/articles/lire-la-nuit.md', `/articles/${whole}.md`],
      ['/articles/category/vessels', '/articles/category/ships'],
    ] as const) {
      const answer = await request.get(at(from, language), { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, at(to, language)])
      expect((await request.get(at(to, language))).status()).toBe(200)
    }
})

test('an article in one language only has no page in the other', async ({ request }) => {
  for (const missing of ['/articles/droit-de-la-mer', '/fr/articles/harbour-words'])
    expect((await request.get(missing)).status()).toBe(404)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`titles are visible on the first screen of the list at ${width}×${height}, most of all while searching`, async ({
    page,
  }) => {
    const readable = () =>
      page
        .locator('main article')
        .getByRole('heading')
        .evaluateAll(
          (titles, bottom) => titles.filter((title) => title.getBoundingClientRect().bottom < bottom).length,
          height,
        )
    await page.setViewportSize({ width, height })
    await page.goto('/fr/articles')
    const lead = page.locator('main header p')
    await expect(lead).toBeVisible()
    expect(await readable()).toBeGreaterThanOrEqual(2)
    await hydrate(page)
    await page.getByRole('combobox').fill('a')
    await expect(lead).toHaveCount(0)
    await expect.poll(readable).toBeGreaterThanOrEqual(width > 1000 ? 3 : 2)
  })

  test(`an article’s text begins beside or below a cover of at most 280 px at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/fr/articles/lire-les-etoiles')
    const cover = await page.locator('article header img').boundingBox()
    expect(cover?.height).toBeLessThanOrEqual(280)
    if (width > 1000) await expect(page.locator('article header + nav + div')).toBeInViewport({ ratio: 0.01 })
  })
}

for (const [name, address] of [
  ['an article', '/fr/articles/lire-les-etoiles'],
  ['a list of articles', '/fr/articles'],
] as const)
  test(`${name} fits narrow screens where a word of its title does not`, async ({ page }) => {
    await page.goto(address)
    await page.locator('h1').evaluate((title) => {
      title.textContent = 'Anticonstitutionnellement : quitter un hyperscaler'
    })
    await expectFit(page)
  })

test('covers in the list are three wide and two high, whichever article is first', async ({ page }) => {
  await page.goto('/articles')
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const shapes = await page
      .locator('main article img')
      .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
    expect(shapes.length).toBeGreaterThan(1)
    for (const shape of shapes) expect(shape, `${width} px`).toBeCloseTo(1.5, 1)
  }
})

test('a drawing as a cover is one file for every size, a photograph is offered in several', async ({
  page,
}) => {
  const chosen = async (slug: string) => {
    await page.goto(`/articles/${slug}`)
    const cover = page.locator('article header img')
    await expect(cover).toHaveJSProperty('complete', true)
    return cover.evaluate((image: HTMLImageElement) => ({
      file: image.currentSrc,
      width: image.naturalWidth,
    }))
  }
  const drawing = await chosen('lire-les-etoiles')
  expect(drawing.file).toMatch(/\.svg$/)
  expect(drawing.width).toBeGreaterThan(0)
  const photograph = await chosen('carte-et-boussole')
  expect(photograph.file).toMatch(/\.avif$/)
  expect(photograph.width).toBeGreaterThan(0)
})

test('a photograph that a phone has stored on its side is shown upright and whole, without what the phone says of it', async ({
  page,
}) => {
  await page.goto('/articles/lire-les-etoiles')
  const photograph = page.getByRole('img', { name: 'A blurred photograph' })
  await photograph.scrollIntoViewIfNeeded()
  await expect(photograph).toHaveJSProperty('complete', true)
  const shapes = await photograph.evaluate((image: HTMLImageElement) => [
    image.naturalWidth / image.naturalHeight,
    image.clientWidth / image.clientHeight,
  ])
  for (const shape of shapes) expect(shape).toBeCloseTo(1600 / 1060, 1)
  // The place where it was taken, for instance.
  const file = await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect((await (await page.request.get(file)).body()).includes('Exif')).toBe(false)
})

test('a photograph stored as AVIF is offered in formats that every browser knows', async ({ page }) => {
  await page.goto('/articles/carte-et-boussole')
  const photograph = page.getByRole('img', { name: 'A blurred, blue foreshore.' })
  await photograph.scrollIntoViewIfNeeded()
  await expect(photograph).toHaveJSProperty('complete', true)
  expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/)
  const fallback = await page.request.get((await photograph.getAttribute('src')) ?? '')
  expect(fallback.headers()['content-type']).toBe('image/jpeg')
})

const withFigures = [
  {
    language: 'fr',
    slug: 'droit-de-la-mer',
    price: '1\u202f842,50\u00a0€',
    source: 'La capitainerie',
    checked: (day: string) => `faits vérifiés le ${day}`,
  },
  {
    language: 'en',
    slug: 'harbour-words',
    price: '€1,842.50',
    source: 'The harbour office',
    checked: (day: string) => `facts checked on ${day}`,
  },
] as const

for (const { language, slug, price, source, checked } of withFigures) {
  test(`a cited figure and the day of its check are the same for readers and in structured data, ${language}`, async ({
    page,
    request,
  }) => {
    const address = at(`/articles/${slug}`, language)
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(price)
    const checkedOn = checked(formatDay(language, article(slug, language).checkedAt ?? ''))
    await expect(page.getByRole('main')).toContainText(checkedOn)
    await expect(page.getByRole('link', { name: source })).toHaveAttribute(
      'href',
      'https://port.example/tarifs',
    )
    const markdown = await (await request.get(`${address}.md`)).text()
    expect(markdown).toContain(price)
    expect(markdown).toContain(checkedOn)
    expect(await (await request.get(at('/articles/feed.json', language))).text()).toContain(price)
    // Its text has not changed: search engines get no later date.
    const graph = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(graph.join()).not.toContain('dateModified')
  })
}
