import type { Page } from '@playwright/test'
import { hydrate } from './hydration'
import { doubleText } from './narrow'
import { at, copy, expect, test } from './site'

/** Whether anything of the element with the focus can be seen: in the window, and under nothing else. */
const isInView = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit !== null && (focused.contains(hit) || hit.contains(focused)) && hit !== document.body
      }),
    )
  })

/** Presses a key until the focus has been around, and returns what of the page was covered while it had the focus. */
async function coveredBy(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = []
  const count = await page.locator('a, button, input, select, summary, textarea').count()
  for (let presses = 0; presses < count; presses++) {
    await page.keyboard.press(key)
    if (await isInView(page)) continue
    covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
  }
  return covered
}

for (const [address, width, height] of [
  ['/estimate?audit=1', 320, 256],
  ['/tools/own-server', 640, 360],
  ['/tools/sovereignty', 320, 256],
  ['/tools/own-server', 390, 560],
] as const)
  test(`nothing covers what has the focus on ${address} in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await hydrate(page)
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(await coveredBy(page, key), key).toEqual([])
  })

test('a link of an article’s contents with the focus is in the window, though they are higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 240 })
  await page.goto(at('/articles/lire-les-etoiles', 'fr'))
  await doubleText(page)
  const last = page
    .getByRole('navigation', { name: copy('articles', 'fr').article.contents })
    .getByRole('link')
    .last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the services menu closes when the focus moves on, as it would cover the page', async ({ page }) => {
  await page.goto('/fr')
  const header = page.getByRole('banner')
  const { nav } = copy('common', 'fr')
  await header.getByRole('button', { name: nav.services }).press('Enter')
  const menu = page.locator('#services-menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('link').last().focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: nav.pricing })).toBeFocused()
  await expect(menu).toBeHidden()
})

test('on a phone a category with the focus is in the window as a whole, though their strip is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/articles')
  const links = page.getByRole('navigation', { name: copy('articles', 'en').filter }).getByRole('link')
  await links.first().focus()
  const last = (await links.count()) - 1
  for (let index = 1; index <= last; index++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
  }
  for (let index = last - 1; index >= 0; index--) {
    await page.keyboard.press('Shift+Tab')
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 })
  }
})

for (const [address, drawing] of [
  ['/', copy('home', 'en').hero.drawing],
  ['/404', copy('notFound', 'en').chart],
] as const)
  test(`on ${address} a star with the focus has a ring of two pixels, whatever the drawing’s scale`, async ({
    page,
  }) => {
    await page.goto(address)
    const star = page.getByRole('group', { name: drawing }).getByRole('link').first()
    const ring = star.locator('path').first()
    await expect(ring).toHaveCSS('stroke', 'none')
    await star.focus()
    await expect(ring).toHaveCSS(
      'stroke',
      await star.locator('text').evaluate((name) => getComputedStyle(name).fill),
    )
    await expect(ring).toHaveCSS('stroke-width', '2px')
    await expect(ring).toHaveCSS('vector-effect', 'non-scaling-stroke')
    await expect(star).toHaveCSS('outline-style', 'none')
  })

test('on the 404 page the ring of a star is apart from its name', async ({ page }) => {
  await page.goto(at('/404', 'fr'))
  const stars = page.getByRole('group', { name: copy('notFound', 'fr').chart }).getByRole('link')
  await expect(stars).not.toHaveCount(0)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const touching = await stars.evaluateAll((all) =>
      all.flatMap((star) => {
        const [ring, name] = ['.ring', 'text'].map((part) =>
          star.querySelector(part)?.getBoundingClientRect(),
        )
        const apart = ring && name && Math.max(name.left - ring.right, ring.left - name.right)
        return apart !== undefined && apart > 2 ? [] : [star.textContent]
      }),
    )
    expect(touching, `${width} px`).toEqual([])
  }
})

for (const address of ['/', '/services', '/services/cloud-souverain', '/pricing', '/about'])
  test(`on ${address} what is a link as a whole has the ring of the focus as a whole`, async ({ page }) => {
    await page.goto(address)
    // A key that moves nothing: from here on a focus set by a script is visible.
    await page.keyboard.press('Shift')
    const wholes = page.locator('main .whole')
    await expect(wholes).not.toHaveCount(0)
    const ringed = await wholes.evaluateAll((all) =>
      all.map((whole) => {
        const link = whole.querySelector('a')
        link?.focus()
        if (!link) return 'no link'
        const [own, cover] = [getComputedStyle(link), getComputedStyle(link, '::after')]
        return [
          own.outlineStyle,
          cover.outlineStyle,
          Math.abs(Number.parseFloat(cover.width) - whole.clientWidth) < 2,
          Math.abs(Number.parseFloat(cover.height) - whole.clientHeight) < 2,
        ]
      }),
    )
    for (const whole of ringed) expect(whole).toEqual(['none', 'solid', true, true])
  })

test('a link above a row that is one has a ring of its own', async ({ page }) => {
  await page.goto('/pricing')
  await page.keyboard.press('Shift')
  const start = page
    .locator('main .whole')
    .getByRole('link', { name: copy('offers', 'en').price.startNamed.split('{{')[0] })
    .first()
  await start.focus()
  await expect(start).toHaveCSS('outline-style', 'solid')
})
