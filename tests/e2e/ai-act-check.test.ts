import type { Page } from '@playwright/test'
import { readFragment } from '../../src/ai-act-check/fragment'
import { judge } from '../../src/ai-act-check/judge'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { fill, formatDay } from '../../src/site/format'
import { inLanguage } from '../../src/site/in-language'
import { askedIn, expectAccessible } from './axe'
import { holdScripts, hydrate, setDay, untilHydrated } from './hydration'
import { print, withoutSpaces } from './printed'
import { at, copy, expect, languages, test } from './site'
import { watchRequests } from './watch-requests'

const address = '/tools/ai-act'
const file = loadData(dataFiles.aiAct)

/** A firm that sorts CVs with a tool it bought. */
const sorting =
  'scope=eu&role=deployer&change=none&prohibited=none&product=none&area=employment&exception=profiling&context=work,decisions&transparency=none'

/** Only the number of duties: the tests beside the engine check which ones. */
const duties = judge(readFragment(sorting, inLanguage(file, 'en')), inLanguage(file, 'en')).duties.length

const heading = (page: Page) => page.locator('main form h2, #ai-act-result')

/** Chooses answers of the present question by keyboard alone, and continues. */
async function answer(page: Page, ...options: string[]): Promise<void> {
  const former = await heading(page).textContent()
  for (const option of options) {
    await page.locator(`main form input[value="${option}"]`).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).not.toHaveText(former ?? '')
}

for (const language of languages) {
  const words = copy('ai-act', language)
  const rules = inLanguage(file, language)

  test.describe(language, () => {
    test('a shared address shows the same result, accessibly', async ({ page }) => {
      await page.goto(at(`${address}#${sorting}`, language))
      await untilHydrated(page)
      await expect(page.locator('[data-result] ol > li')).toHaveCount(duties)
      await expectAccessible(page, askedIn(language))
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the page links to a document with every gate and every duty: article, what to do, proof', async ({
        page,
      }) => {
        await page.goto(at(address, language))
        await expect(page.locator('main form')).toBeHidden()
        const said = page.locator('main noscript p')
        await expect(said).toBeVisible()
        await expect(said).toHaveText(words.noScript)
        await page.getByRole('link', { name: words.form.rules }).click()
        const document = page.locator('main')
        const text = withoutSpaces((await document.textContent()) ?? '')
        for (const { title, options } of rules.questions) {
          expect(text).toContain(withoutSpaces(title))
          for (const { label, says, none } of options)
            if (!none) expect(text).toContain(withoutSpaces(label + (says ? `—${says}` : '')))
        }
        for (const { title, do: what, proof } of rules.duties)
          for (const said of [title, what, proof]) expect(text).toContain(withoutSpaces(said))
        for (const anchor of ['art_5', 'anx_III', 'art_26', 'art_50'])
          expect(await document.locator(`a[href$="#${anchor}"]`).count()).toBeGreaterThan(0)
      })
    })
  })
}

test.describe('in one language', () => {
  const language = 'fr'
  const words = copy('ai-act', language)
  const rules = inLanguage(file, language)

  test('the whole path by keyboard leads to role, class and duties, without requests to the server', async ({
    page,
  }) => {
    await page.goto(at(address, language))
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const requested = watchRequests(page)
    await answer(page, 'eu')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('status').first()).toContainText(
      fill(words.form.progress, { number: 2 }).split('{{')[0] ?? '',
    )
    await answer(page, 'deployer')
    await answer(page, 'none')
    await answer(page, 'none')
    await answer(page, 'none')
    await answer(page, 'employment')
    await answer(page, 'profiling')
    await answer(page, 'work', 'decisions')
    await answer(page, 'none')
    await expect(heading(page)).toBeFocused()
    // Said to screen readers, for which nothing else has changed.
    const said = page.getByText(words.result.said)
    expect((await said.boundingBox())?.width).toBe(1)
    const sheet = page.locator('[data-result]')
    const high = rules.findings.find(({ id }) => id === 'high-risk')?.class ?? ''
    await expect(heading(page)).toContainText(high)
    await expect(sheet.locator('dl')).toContainText(
      rules.findings.find(({ id }) => id === 'deployer')?.role ?? '',
    )
    await expect(sheet.locator('ol > li')).toHaveCount(duties)
    await expect(sheet.locator('ol a').first()).toHaveAttribute('href', /CELEX:02024R1689-20260727#art_4$/)
    await expect(page).toHaveURL(new RegExp(`#${sorting}$`))
    expect(requested).toEqual([])
  })

  test('prints what it is about, then the result, on two sheets at most', async ({ page }) => {
    await page.goto(at(`${address}#${sorting}`, language))
    await untilHydrated(page)
    await expect(page.locator('[data-result]')).toBeVisible()
    const sheets = await print(page)
    const text = withoutSpaces(sheets.flat(2).join(''))
    expect(text).toContain(withoutSpaces(words.title))
    expect(text).toContain(withoutSpaces(words.result.duties))
    expect(text).not.toContain(withoutSpaces(words.result.print))
    expect(text).not.toContain(withoutSpaces(words.lead))
    expect(sheets.length).toBeLessThanOrEqual(2)
  })

  test('prints the question that it asks, with its options', async ({ page }) => {
    await page.goto(at(`${address}#scope=eu`, language))
    await untilHydrated(page)
    const title = await heading(page).textContent()
    const options = await page.locator('main form label').allTextContents()
    expect(options.length).toBeGreaterThan(1)
    const text = withoutSpaces((await print(page)).flat(2).join(''))
    for (const shown of [title ?? '', ...options]) expect(text).toContain(withoutSpaces(shown))
    expect(text).not.toContain(withoutSpaces(words.form.continue))
  })

  test('copies the duties as a table', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at(`${address}#${sorting}`, language))
    await untilHydrated(page)
    await page.getByRole('button', { name: words.result.copy }).click()
    await expect(page.getByText(words.result.copied)).toBeVisible()
    const rows = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(rows).toHaveLength(duties + 1)
    expect(rows[0]).toBe(
      [words.duty.title, words.duty.do, words.duty.article, words.duty.date, words.duty.proof].join('\t'),
    )
    for (const row of rows) expect(row.split('\t')).toHaveLength(5)
  })
})

test('Back in the browser leads to the previous question, with its answer ticked', async ({ page }) => {
  await page.goto(address)
  await hydrate(page)
  await answer(page, 'eu')
  await answer(page, 'deployer', 'provider')
  await page.goBack()
  await expect(page.locator('input[value=deployer]')).toBeChecked()
  await expect(page.locator('input[value=provider]')).toBeChecked()
  await page.getByRole('button', { name: copy('ai-act', 'en').form.back }).click()
  await expect(page.locator('input[value=eu]')).toBeChecked()
})

test('“none” and the other options exclude each other', async ({ page }) => {
  await page.goto(`${address}#scope=eu&role=provider`)
  await untilHydrated(page)
  await page.locator('input[value=faces]').check()
  await page.locator('input[value=none]').check()
  await expect(page.locator('input[value=faces]')).not.toBeChecked()
  await page.locator('input[value=faces]').check()
  await expect(page.locator('input[value=none]')).not.toBeChecked()
})

const { next, duty: dates } = copy('ai-act', 'en')
const { since, until } = dates
const employment = formatDay('en', '2027-12-02')

for (const [day, [deadline, when], duty] of [
  ['2026-11-23', ['2026-12-02', 'in 9 days'], fill(until, { day: employment, when: 'in 374 days' })],
  ['2027-12-02', ['2028-08-02', 'in 244 days'], fill(since, { day: employment })],
] as const)
  test(`on ${day}, the visitor’s day, dates are judged by it, and the nearest future one leads`, async ({
    page,
  }) => {
    await setDay(page, day)
    await page.goto(`${address}#${sorting}`)
    await untilHydrated(page)
    await expect(page.locator('main')).toContainText(
      fill(next, { today: formatDay('en', day), day: formatDay('en', deadline), when }).split(':')[0] ?? '',
    )
    await expect(page.locator('[data-result] ol')).toContainText(duty)
  })

test('an answer given before the scripts ran is not sent, and brings the next question once they run', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(address)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url())
  })
  await page.locator('main form input[value=eu]').check()
  await page.getByRole('button', { name: copy('ai-act', 'en').form.continue }).click()
  release()
  await expect(page.locator('main form input[value=deployer]')).toBeVisible()
  await expect(page).toHaveURL(/#scope=eu$/)
  expect(pages).toEqual([])
})
