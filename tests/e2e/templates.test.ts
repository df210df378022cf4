import type { Page } from '@playwright/test'
import { buildDay } from '../../src/settings/clock'
import { isHydrated } from '../../src/site/hydrated-pages'
import { otherLanguage } from '../../src/site/languages'
import { compare, figuresOf, readRecords, recordsFile, unexplained } from '../weights/records'
import { expectWithinBudgets } from './budgets'
import { type FirstView, firstView } from './first-view'
import { hydrate, setDay } from './hydration'
import { conditions, expectFit, narrow } from './narrow'
import { overflows } from './overflows'
import { pageOfTemplates } from './pages'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, type Language, languages, test, testSite } from './site'
import { expectWordsApart } from './words-apart'

/** Returns the layout shift so far, as the browser adds it up. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries)
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )

const records = readRecords()

test('a raised record has a reason', () => {
  expect(unexplained(records), recordsFile).toEqual([])
})

/** Expects a first view within the budgets of the design, and its template's record below them: both only go down. */
function expectWithinRecord(template: string, address: string, view: FirstView): void {
  expectWithinBudgets(address, view)
  const recorded = records[template]?.at(-1)
  if (!recorded) throw new Error(`${recordsFile} has no ${template}: npm run weights -- --record`)
  const { grown, shrunk } = compare(figuresOf(view), recorded)
  expect(grown, 'grown past the record; if it is meant: npm run weights -- --record --reason "…"').toEqual([])
  if (shrunk.length > 0)
    console.log(
      `${address} has come to less (${shrunk.join('; ')}): npm run weights -- --record holds it there.`,
    )
}

const themes = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
  ['forced colours, dark', { colorScheme: 'dark', forcedColors: 'active' }],
] as const

/** Whether all of an element is within the window. Runs in the browser. */
const isInSight = (element: Element) => {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  return element.checkVisibility() && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

/** Returns the words in drawings below 12 px. Runs in the browser. */
const tooSmall = () =>
  [...document.querySelectorAll('svg :is(text, foreignObject)')].flatMap((text) => {
    const scale = text instanceof SVGGraphicsElement && text.checkVisibility() ? text.getScreenCTM() : null
    if (!scale) return []
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b)
    return size < 11.99 ? [`“${text.textContent}” at ${size.toFixed(1)} px`] : []
  })

/** Expects a page to fit narrow screens, with the header's controls in sight and words in drawings of 12 px or more. */
const expectFitWithHeader = (page: Page, language: Language) =>
  expectFit(page, async () => {
    const header = page.getByRole('banner')
    const { nav } = copy('common', language)
    for (const control of [
      header.getByRole('button', { name: nav.menu }),
      header.getByRole('link', { name: copy('language', otherLanguage(language)).name }),
    ])
      expect(await control.evaluate(isInSight)).toBe(true)
    expect(await page.evaluate(tooSmall)).toEqual([])
  })

/**
 * Focuses every focusable element of a page.
 * @returns each distinct focus ring, with the first element that has it
 */
const ringsOf = (page: Page) =>
  page.evaluate(() => {
    /** Returns a colour where an element is: a plate may have the colours of the other theme. */
    const colour = (token: string, { style }: HTMLElement | SVGElement) => {
      style.caretColor = `var(${token})`
      const { caretColor } = getComputedStyle(document.activeElement ?? document.body)
      style.caretColor = ''
      return caretColor
    }
    const ink = colour('--ink', document.body)
    /** Whether it is on ink, where the accent would hardly be visible. */
    const isInverse = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundColor === ink || isInverse(element.parentElement))
    const rings: Record<string, string> = {}
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      // Stars have a ring of their own: focus.test.ts.
      if (element.closest('svg')) continue
      element.focus()
      if (document.activeElement !== element) continue
      const own = getComputedStyle(element)
      // What is a link as a whole has its ring around the whole.
      const { outlineWidth, outlineStyle, outlineColor, outlineOffset } =
        own.outlineStyle === 'none' ? getComputedStyle(element, '::after') : own
      const expected = colour(isInverse(element.parentElement) ? '--paper' : '--accent', element)
      const ring = `${outlineWidth} ${outlineStyle} ${outlineColor === expected ? 'as is meant' : outlineColor}, ${outlineOffset} off`
      rings[ring] ??= element.outerHTML.slice(0, 120)
    }
    return rings
  })

/** Expects every focused element to have a ring of the accent, on ink one of paper. */
async function expectRings(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  for (const [theme, media] of themes) {
    await page.emulateMedia(media)
    expect(await ringsOf(page), theme).toEqual({ '2px solid as is meant, 3px off': expect.any(String) })
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
}

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

/**
 * Expects the printed page to separate no heading from what follows, and no offer from its price; prices take two sheets, and each
 * group of them one.
 */
async function expectWholeSheets(page: Page): Promise<void> {
  const headings = (await page.locator('h1, h2, h3, [role=heading]').allInnerTexts()).map(withoutSpaces)
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
    (inTable ? lines : wholes).some((text) => words.every((word) => text.includes(withoutSpaces(word))))
  expect(offers.filter((offer) => !isWhole(offer))).toEqual([])
  if (!/\/pricing$/.test(page.url())) return
  expect(offers).not.toHaveLength(0)
  expect(sheets.length, 'sheets of prices').toBeLessThanOrEqual(2)
  await expect(page.locator('tbody[id]')).not.toHaveCount(0)
  for (const group of await page.locator('tbody[id]').all()) {
    const names = (await group.locator('[data-offer] th > a').allInnerTexts()).map(withoutSpaces)
    const sheet = wholes.find((text) => names.every((name) => text.includes(name)))
    expect(sheet, `${names} on one sheet`).toBeDefined()
  }
}

/**
 * Expects no sheet to cut through lines, and the same sheet from every window: Safari takes the window's width for that of the
 * paper in media queries.
 */
async function expectPaperOfAnyWindow(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const sheet = { width: 680, height: 900 }
  const widths = () =>
    page
      .locator('main :is(h2, h3, p, table)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)))
  await page.setViewportSize(sheet)
  const strips = await page
    .locator('main *')
    .evaluateAll(
      (parts, height) =>
        parts
          .filter(
            (part) =>
              part.clientHeight > height &&
              part.parentElement &&
              /grid|flex/.test(getComputedStyle(part.parentElement).display),
          )
          .map(({ tagName, className }) => `${tagName} ${className}`),
      sheet.height,
    )
  const below = await page
    .locator('main > :visible')
    .last()
    .evaluate((last) => getComputedStyle(last).paddingBottom)
  expect(below, 'room below the text, for which an empty sheet might be printed').toBe('0px')
  expect(strips, 'longer than a sheet, in a grid: Firefox cuts through their lines').toEqual([])
  const own = await widths()
  await page.setViewportSize({ ...sheet, width: 1280 })
  await page.evaluate((width) => {
    document.documentElement.style.width = `${width}px`
  }, sheet.width)
  expect(await widths()).toEqual(own)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.emulateMedia({ media: null })
}

// One page of each template is opened for all that is asked of it.
for (const language of languages)
  for (const [template, address] of pageOfTemplates(testSite, language))
    test(`${address} is light, and fits narrow screens and paper, with readable drawings and visible focus`, async ({
      page,
    }) => {
      // A visitor of another day may be told of other dates.
      await setDay(page, buildDay())
      expectWithinRecord(template, address, await firstView(page, address))
      expect(await layoutShift(page), 'layout shift').toBe(0)
      // Until its visitor turns to its form.
      if (isHydrated(address)) await page.goto(address)
      await expectWholeSheets(page)
      expect(await page.evaluate(tooSmall), 'in a wide window').toEqual([])
      await expectFitWithHeader(page, language)
      // Both languages have the same styles.
      if (language === 'fr') {
        await expectPaperOfAnyWindow(page)
        await expectRings(page)
      }
      if (isHydrated(address)) {
        await hydrate(page)
        await expectFitWithHeader(page, language)
      }
      await expectWordsApart(page)
    })

for (const language of languages)
  test(`nothing is wider than a narrow screen or squeezed in the open menu or a form with errors, ${language}`, async ({
    page,
  }) => {
    for (const condition of conditions) {
      await narrow(page, condition)
      await page.goto(at('/pricing', language))
      await page.getByRole('button', { name: copy('common', language).nav.menu }).click()
      expect(await page.evaluate(overflows)).toEqual([])
      await page.goto(at('/contact', language))
      await hydrate(page)
      await page.getByRole('button', { name: copy('contact', language).form.submit }).click()
      await expect(page.getByText(copy('contact', language).status.required)).toBeVisible()
      expect(await page.evaluate(overflows)).toEqual([])
    }
  })
