import type { Page } from '@playwright/test'
import { buildDay } from '../../src/settings/clock'
import { servicePages } from '../../src/site/service-pages'
import { cutIn } from './lines'
import { doubleText, narrow, spaceText } from './narrow'
import { overflows } from './overflows'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, organization, test } from './site'

/** In each language and with and without scripts: they do not change each other. */
const cases = [
  ['en', true],
  ['fr', false],
] as const

for (const [language, javaScriptEnabled] of cases) {
  const { nav, footer, services: names, skip } = copy('common', language)
  const notFound = copy('notFound', language)

  test.describe(`header and footer, ${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('Escape and a click outside close the Services menu', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const header = page.getByRole('banner')
      const opener = header.getByRole('button', { name: nav.services })
      const first = header.getByRole('link', { name: names.cloud })
      await expect(first).toBeHidden()
      await opener.click()
      await expect(first).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(first).toBeHidden()
      await opener.click()
      await page.mouse.click(600, 700)
      await expect(first).toBeHidden()
    })

    test('the Services menu works by keyboard alone', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const opener = page.getByRole('banner').getByRole('button', { name: nav.services })
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link', { name: nav.overview })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link', { name: names.cloud })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(at('/services/cloud-souverain', language))
    })

    test('on a phone the menu fills the screen below the header, the button toggles it and a link closes it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(at('/about', language))
      await expect(page.locator('#menu')).toBeHidden()
      await page.getByRole('button', { name: nav.menu }).click()
      const menu = page.locator('#menu')
      const [box, header] = [await menu.boundingBox(), await page.getByRole('banner').boundingBox()]
      expect([box?.width, box?.y]).toEqual([360, (header?.y ?? 0) + (header?.height ?? 0)])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(740)
      for (const { area } of servicePages)
        await expect(menu.getByRole('link', { name: names[area] })).toBeVisible()
      await page.getByRole('button', { name: nav.close }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: nav.menu }).click()
      await menu.getByRole('link', { name: nav.articles }).click()
      await expect(page).toHaveURL(at('/articles', language))
      await expect(menu).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
      await page.goBack()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
    })

    test('the language switch stays on the page', async ({ page }) => {
      const other = language === 'en' ? 'fr' : 'en'
      await page.goto(at('/services/ia-privee', language))
      await page
        .getByRole('banner')
        .getByRole('link', { name: copy('language', other).name })
        .click()
      await expect(page).toHaveURL(at('/services/ia-privee', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test('the footer has name, years, policy, pages and social links that open a new tab', async ({
      page,
    }) => {
      await page.goto(at('/', language))
      const foot = page.getByRole('contentinfo')
      const years = `${organization.founded}–${buildDay().slice(0, 4)}`
      await expect(foot).toContainText(
        footer.rights.replace('{{years}}', years).replace('{{brand}}', organization.brand),
      )
      await expect(foot.getByRole('link', { name: footer.privacy })).toHaveAttribute(
        'href',
        at('/privacy-policy', language),
      )
      for (const name of ['articles', 'about', 'contact'] as const) {
        await expect(foot.getByRole('link', { name: nav[name], exact: true })).toHaveAttribute(
          'href',
          at(`/${name}`, language),
        )
      }
      for (const { name, url } of organization.socials) {
        const link = foot.getByRole('link', { name: footer.newTab.replace('{{name}}', name) })
        await expect(link).toHaveAttribute('href', url)
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      }
    })

    test('the first Tab offers to skip to the content', async ({ page }) => {
      await page.goto(at('/pricing', language))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: skip })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#main$/)
    })

    test('the 404 page has links, and a search if scripts run', async ({ page }) => {
      await page.goto(at('/404', language))
      await expect(page.getByRole('search')).toBeVisible({ visible: javaScriptEnabled })
      await expect(page.getByRole('main').locator(`a[href="${at('/contact', language)}"]`)).not.toHaveCount(0)
      const ways = page.getByRole('navigation', { name: notFound.ways })
      await expect(ways.getByRole('link', { name: nav.articles })).toBeVisible()
      const star = page.getByRole('group', { name: notFound.chart }).getByRole('link', { name: nav.services })
      await star.click()
      await expect(page).toHaveURL(at('/services', language))
    })
  })
}

test('France is drawn at first sight, and one star of it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.getAttribute('d')),
  )
  expect(moving).toEqual([expect.stringMatching(/^M[^M]+$/)])
})

test('in forced colours drawings, lines, buttons and links take the visitor’s colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const text = await page.locator('h1').evaluate((element) => getComputedStyle(element).color)
  const drawing = page.getByRole('group', { name: copy('home', 'en').hero.drawing })
  await expect(drawing.locator('.ink')).toHaveCSS('stroke', text)
  await expect(drawing.locator('[data-stars]').first()).toHaveCSS('fill', text)
  await expect(drawing.locator('.hair').first()).toHaveCSS('stroke', text)
  const line = page.getByRole('contentinfo')
  expect(await line.evaluate((element) => getComputedStyle(element, '::before').borderTopColor)).toBe(text)
  const button = page.getByRole('main').getByRole('link', { name: copy('home', 'en').hero.cta })
  await expect(button).toHaveCSS('background-color', text)
  await expect(button).toHaveCSS('forced-color-adjust', 'none')
  const ofLinks = await page.locator('h1').evaluate((element) => {
    element.style.caretColor = 'LinkText'
    return getComputedStyle(element).caretColor
  })
  expect(ofLinks).not.toBe(text)
  const { nav, footer } = copy('common', 'en')
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: nav.pricing }),
    page.getByRole('banner').getByRole('link', { name: copy('language', 'fr').name }),
    page.getByRole('main').getByRole('heading').getByRole('link').first(),
    page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }),
  ])
    await expect(link).toHaveCSS('color', ofLinks)
  await expect(drawing.locator('a text').first()).toHaveCSS('fill', ofLinks)
})

test('lists to choose from have the paper of the fields and our arrow; in forced colours they have the browser’s', async ({
  page,
}) => {
  await page.goto('/contact')
  const list = page.getByRole('main').getByRole('combobox')
  // Only without the native look does Safari paint the background.
  await expect(list).toHaveCSS('appearance', 'none')
  await expect(list).toHaveCSS('background-image', /gradient/)
  // A choice that is too long for it shows that it goes on.
  await expect(list).toHaveCSS('text-overflow', 'ellipsis')
  const field = page.getByRole('textbox', { name: copy('contact', 'en').form.fields.name })
  const paper = await field.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(list).toHaveCSS('background-color', paper)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(list).toHaveCSS('appearance', 'auto')
})

test('with more contrast, hairlines are seen and all text is full ink in the chosen theme, though the system has the other', async ({
  page,
}) => {
  await page.goto('/pricing')
  for (const chosen of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme: chosen === 'dark' ? 'light' : 'dark' })
    await page.getByRole('radio', { name: copy('common', 'en').theme[chosen] }).check()
    const [ink, paper, second, line] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      const [note, row] = [
        document.querySelector('main thead th'),
        document.querySelector('main tbody .whole'),
      ]
      return [
        color,
        backgroundColor,
        note && getComputedStyle(note).color,
        row && getComputedStyle(row).borderTopColor,
      ]
    })
    expect(second, chosen).toBe(ink)
    const luminance = (colour: string | null | undefined) => {
      const [red = 0, green = 0, blue = 0] = (colour?.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [lighter = 0, darker = 0] = [luminance(paper), luminance(line)].sort((a, b) => b - a)
    expect((lighter + 0.05) / (darker + 0.05), chosen).toBeGreaterThanOrEqual(3)
  }
})

const { theme } = copy('common', 'en')
const english = copy('language', 'en')
const french = copy('language', 'fr')

test.describe('language', () => {
  for (const [address, there] of [
    ['/estimate?audit=1&day=2026-11-23&was=4500', '/fr/estimate?audit=1&day=2026-11-23&was=4500'],
    ['/tools/sovereignty/2#2.1=2&3.1=2', '/fr/tools/sovereignty/2#2.1=2&3.1=2'],
    ['/articles?q=cloud', '/fr/articles?q=cloud'],
  ] as const)
    test(`from ${address} the language switch leads to ${there}`, async ({ page }) => {
      await page.goto(address)
      await page.getByRole('banner').getByRole('link', { name: french.name }).click()
      await expect(page).toHaveURL(there)
    })

  test.describe('a browser that prefers French', () => {
    test.use({ locale: 'fr-FR' })

    test('is redirected from / to /fr, and nowhere else, nor by a link of ours', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/fr')
      await page.goto('/pricing')
      await expect(page).toHaveURL('/pricing')
      await page.getByRole('banner').getByRole('link', { name: organization.brand }).click()
      await page.waitForURL('/', { waitUntil: 'load' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    test('is offered French elsewhere in one line, which can be dismissed permanently', async ({ page }) => {
      await page.goto('/pricing')
      const offer = page.getByText(french.offer)
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: french.dismiss }).click()
      await expect(offer).toBeHidden()
      await page.goto('/about')
      await expect(offer).toBeHidden()
      await page.goto('/')
      await expect(page).toHaveURL('/')
    })

    test('reaches the offer by name and before the header, by keyboard too; dismissing it moves on to the header', async ({
      page,
    }) => {
      const { language, skip } = copy('common', 'en')
      await page.goto('/pricing')
      const offer = page.getByRole('complementary', { name: language.label })
      const dismiss = offer.getByRole('button', { name: french.dismiss })
      for (const next of [
        page.getByRole('link', { name: skip }),
        offer.getByRole('link', { name: french.accept }),
        dismiss,
      ]) {
        await page.keyboard.press('Tab')
        await expect(next).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(offer).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link', { name: organization.brand })).toBeFocused()
    })

    test('reaches nothing covered by the offer, at any scroll position', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/pricing')
      const offer = page.getByRole('complementary', { name: copy('common', 'en').language.label })
      await expect(offer).toBeInViewport({ ratio: 1 })
      const end = async () => {
        const box = await offer.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      for (const to of [0, 500, 5000]) {
        await page.evaluate((top) => scrollTo(0, top), to)
        expect(await end()).toBe((await page.getByRole('banner').boundingBox())?.y)
      }
    })

    test('opens the Services menu below the header, with or without the offer above it', async ({ page }) => {
      const { nav } = copy('common', 'en')
      await page.goto('/pricing')
      const header = page.getByRole('banner')
      const expectBelow = async () => {
        await header.getByRole('button', { name: nav.services }).click()
        const [box, menu] = [await header.boundingBox(), await page.locator('#services-menu').boundingBox()]
        expect(menu?.y).toBe((box?.y ?? 0) + (box?.height ?? 0))
        await page.keyboard.press('Escape')
      }
      await expectBelow()
      await page.getByRole('button', { name: french.dismiss }).click()
      await expectBelow()
    })

    test('stays in English after choosing it', async ({ page }) => {
      await page.goto('/fr')
      await page.getByRole('banner').getByRole('link', { name: english.name }).click()
      await expect(page).toHaveURL('/')
      await page.goto('about:blank')
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })

  test('a browser that prefers English is offered English on French pages, and never redirected', async ({
    page,
  }) => {
    await page.goto('/fr/pricing')
    await expect(page.getByText(english.offer)).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })

  test('an article in one language only offers no false translation', async ({ page }) => {
    await page.goto('/fr/articles/droit-de-la-mer')
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    await expect(page.getByText(english.offer)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: english.name })).toHaveAttribute(
      'href',
      '/articles',
    )
  })
})

test('prints the stars of badges, although browsers leave out backgrounds', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const badge = page.getByText(copy('offers', 'en').badge.popular, { exact: true }).first()
  await expect(badge).toHaveCSS('print-color-adjust', 'exact', { pseudo: 'before' })
})

test('does not print the footer, for which a sheet of its own might be needed', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.locator('#footer')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#footer')).toBeHidden()
  await expect(page.locator('header svg').first()).toBeVisible()
})

test.describe('theme', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const [light, dark] = ['rgb(251, 250, 246)', 'rgb(11, 16, 36)']

  test('follows the system until one is chosen, then keeps the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/pricing')
    expect(await paper(page)).toBe(dark)
    expect(await page.evaluate(() => localStorage.length), 'nothing is stored before a choice').toBe(0)
    await page.getByRole('radio', { name: theme.light }).check()
    expect(await paper(page)).toBe(light)
    await page.goto('/articles')
    expect(await paper(page)).toBe(light)
    await expect(page.getByRole('radio', { name: theme.light })).toBeChecked()
    await page.getByRole('radio', { name: theme.system }).check()
    expect(await paper(page)).toBe(dark)
  })

  test('prints on white, whatever was chosen for the screen', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('radio', { name: theme.dark }).check()
    expect(await paper(page)).toBe(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await paper(page)).toBe(light)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

    test('follows the system, and shows no switch that could not work', async ({ page }) => {
      await page.goto('/pricing')
      expect(await paper(page)).toBe(dark)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByRole('group', { name: theme.label })).toBeHidden()
    })
  })
})

/** Returns the parts of the Plough that overlap. Runs in the browser. */
const overlapping = (texts: readonly Element[], leading: number) =>
  texts.flatMap((text, index) => {
    const a = text.getBoundingClientRect()
    return texts.slice(index + 1).flatMap((other) => {
      const b = other.getBoundingClientRect()
      const apart =
        a.bottom <= b.top + leading || b.bottom <= a.top + leading || a.right <= b.left || b.right <= a.left
      return apart ? [] : [`“${text.textContent}” and “${other.textContent}”`]
    })
  })

test('the sections of the home page are numbered one after the other', async ({ page }) => {
  await page.goto(at('/', 'en'))
  const legends = await page.locator('main section > p:first-child').count()
  // The accessibility tree has them, as CSS counters are not in the document.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const numbers = nodes.flatMap(({ role, name }) =>
    role?.value === 'StaticText' && /^0\d$/.test(String(name?.value)) ? [Number(name?.value)] : [],
  )
  expect(numbers.sort()).toEqual(Array.from({ length: legends }, (_, index) => index + 1))
})

test('text that keeps its line breaks is not set `pretty`, at which WebKit crashes', async ({ page }) => {
  for (const [address, text] of [
    ['/proof', 'dd > :is(code, pre)'],
    ['/contact#check=sovereignty&service=mail&1.8=3', '#contact-result'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(text)).not.toHaveCount(0)
    for (const part of await page.locator(text).all()) await expect(part).toHaveCSS('text-wrap-style', 'auto')
  }
})

test('the names of the Plough do not overlap, nor with the spacing of WCAG 1.4.12', async ({ page }) => {
  await page.goto(at('/', 'fr'))
  const texts = page.locator('#audience').locator('h2, li')
  await expect(texts).toHaveCount(8)
  // Wider lines begin and end with room for nothing.
  for (const leading of [1, 5]) {
    if (leading > 1) await spaceText(page)
    for (const width of [1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await texts.evaluateAll(overlapping, leading), `${width} px`).toEqual([])
    }
  }
})

test('the Plough fills its plate: its prices end the rows', async ({ page }) => {
  await page.goto(at('/', 'fr'))
  const rows = page.locator('#audience li')
  await expect(rows).toHaveCount(7)
  for (const width of [704, 1024, 1180]) {
    await page.setViewportSize({ width, height: 900 })
    const gaps = await rows.evaluateAll((all) =>
      all.map((row) => {
        const price = document.createRange()
        price.selectNodeContents(row.querySelector('span') ?? row)
        return row.getBoundingClientRect().right - price.getBoundingClientRect().right
      }),
    )
    // Room for the arrow.
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(30)
  }
})

test('five steps fill their rows', async ({ page }) => {
  await page.goto(at('/about', 'fr'))
  const steps = page.locator('main ol').filter({ has: page.locator('> :nth-child(5):last-child') })
  for (const width of [704, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [list, last] = [await steps.boundingBox(), await steps.locator('> :last-child').boundingBox()]
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeCloseTo(
      (list?.x ?? 0) + (list?.width ?? 0),
      0,
    )
  }
})

for (const [address, ...widths] of [
  ['/', 1280],
  ['/legal-notice', 1280, 1024],
  ['/services/automatisation', 1280],
  ['/services/cloud-souverain', 840],
  ['/services/conseil-strategique', 768],
  ['/services', 768],
  ['/articles', 1280],
  ['/proof', 768],
  ['/specimens', 768],
  ['/tools/own-server-cases', 768],
  // Here the header has its row of links, too.
  ['/about', 900],
  ['/pricing', 375],
  ['/estimate?audit=1&cloud-growth=1&support-premium=12', 375],
] as const)
  test(`text twice as large, in a window that is not, fits ${address} at ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0], height: 800 })
    await page.goto(at(address, 'fr'))
    await doubleText(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(overflows), `${width} px`).toEqual([])
    }
  })

test('text twice as large fits the Services menu, too', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(at('/about', 'fr'))
  await doubleText(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: copy('common', 'fr').nav.services })
    .click()
  await expect(page.locator('#services-menu')).toBeVisible()
  expect(await page.evaluate(overflows)).toEqual([])
})

test('the stars of the home page that are links are 24 px or more on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(at('/', 'fr'))
  const targets = page.getByRole('group', { name: copy('home', 'fr').hero.drawing }).locator('a path')
  await expect(targets).toHaveCount(5)
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

for (const address of ['/legal-notice', '/contact', '/tools/own-server-cases'])
  test(`${address} is printed alike from a narrow window and a wide one`, async ({ page }) => {
    await page.goto(at(address, 'fr'))
    await page.emulateMedia({ media: 'print' })
    const layout = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      return page.locator('main *').evaluateAll((all) =>
        all.map((element) => {
          const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element)
          const columns = gridTemplateColumns.split(' ').length
          return `${element.tagName} “${element.textContent?.slice(0, 30)}”: ${display} ${flexDirection} ${columns}`
        }),
      )
    }
    expect(await layout(375)).toEqual(await layout(700))
  })

test('a longer name of the firm leaves the menu of a phone beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/pricing', 'fr'))
  const header = page.getByRole('banner')
  const brand = header.getByRole('link', { name: organization.brand })
  await brand.evaluate((link) => link.append(' & Associés'))
  const name = await brand.boundingBox()
  const menu = await header.getByRole('button', { name: copy('common', 'fr').nav.menu }).boundingBox()
  expect(menu?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
  expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})

for (const language of ['en', 'fr'] as const)
  test(`a range of prices stays on one line of the price list, ${language}`, async ({ page }) => {
    await page.goto(at('/pricing', language))
    const range = /25.000.*45.000/g
    expect(await cutIn(page.getByRole('cell', { name: range }), range)).toEqual([])
  })

for (const [reader, width, set] of [
  ['on a phone, with the spacing of WCAG 1.4.12', 390, spaceText],
  ['in a wide window, with text twice as large', 1280, doubleText],
] as const)
  test(`${reader}, names in the price list break between words only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('/pricing', 'fr'))
    await set(page)
    const names = page.getByRole('rowheader').locator('a')
    await expect(names).not.toHaveCount(0)
    for (const name of await names.all()) expect(await cutIn(name, /[^\s-]+/g)).toEqual([])
  })

for (const language of ['en', 'fr'] as const)
  test(`the contact page is printed on one sheet, with the ways to reach us, ${language}`, async ({
    page,
  }) => {
    await page.goto(at('/contact', language))
    const sheets = await print(page)
    expect(sheets).toHaveLength(1)
    expect(sheets.flat(2)).toContain(withoutSpaces(organization.phone))
  })

test('the table of proof has its headings on each sheet that it takes', async ({ page }) => {
  await page.goto('/proof')
  const headings = (await page.getByRole('columnheader').allInnerTexts()).map(withoutSpaces)
  expect(headings).not.toHaveLength(0)
  const rows = (await page.getByRole('rowheader').allInnerTexts()).map(withoutSpaces)
  const sheets = (await print(page)).map((sheet) => sheet.flat())
  const ofTable = sheets.filter((sheet) => sheet.some((piece) => rows.includes(piece)))
  expect(ofTable.length).toBeGreaterThan(1)
  for (const sheet of ofTable) for (const heading of headings) expect(sheet.join('')).toContain(heading)
})

test('an expertise says where to write on paper, whose readers cannot follow its buttons', async ({
  page,
}) => {
  await page.goto('/services/cloud-souverain')
  const contact = page.getByRole('main').getByText(organization.email)
  await expect(contact).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(contact).toBeVisible()
})

for (const [address, texts] of [
  ['/', '.whole > :is(p, span)'],
  ['/services/cloud-souverain', 'table :is(th, td)'],
] as const)
  test(`on a phone with text twice as large lines of ${address} end between words, and headings may be hyphenated`, async ({
    page,
  }) => {
    await page.goto(at(address, 'fr'))
    await narrow(page, { width: 390, text: 32 })
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('hyphens', 'auto')
    const all = await page.getByRole('main').locator(texts).filter({ visible: true, hasText: /[a-z]/ }).all()
    expect(all.length).toBeGreaterThan(5)
    for (const text of all) expect(await cutIn(text, /[\p{L}\d]+/gu)).toEqual([])
  })

test('on a narrow phone with text twice as large nothing of the footer is cut off', async ({ page }) => {
  await page.goto(at('/legal-notice', 'fr'))
  await narrow(page, { width: 320, text: 32 })
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).not.toHaveCount(0)
  for (const right of await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right)))
    expect(right).toBeLessThanOrEqual(320)
})
