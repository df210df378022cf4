import type { Page } from '@playwright/test'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { decisive } from '../../src/sovereignty-check/short-check'
import { askedIn, expectAccessible } from './axe'
import { hydrate, untilHydrated } from './hydration'
import { doubleText, expectFit } from './narrow'
import { overflows } from './overflows'
import { print } from './printed'
import { at, copy, expect, languages, test } from './site'
import { watchRequests } from './watch-requests'

const { objectives, corrections } = loadData(dataFiles.sovereignty)
const criteria = objectives.flatMap((objective) => objective.criteria)
const shortQuestions = decisive(objectives).map(({ id }) => id)

const choose = (page: Page, id: string, value: number) =>
  page.locator(`input[name="${id}"][value="${value}"]`).check()

for (const language of languages) {
  const words = copy('sovereignty', language)

  test.describe(language, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a page shows its own points and level', async ({ page }) => {
        const requests = watchRequests(page)
        await page.goto(at('/tools/sovereignty/3', language))
        const loaded = requests.length
        const browserSays = await page.context().newCDPSession(page)
        /** Reads the accessibility tree, as CSS counters are not in the document. */
        const said = async () => {
          const { nodes } = await browserSays.send('Accessibility.getFullAXTree')
          const all = nodes.map(({ name }) => String(name?.value ?? '')).join(' ')
          return all.slice(all.indexOf(words.tally.answers))
        }
        const most = (1000).toLocaleString(language)
        await expect(page.getByText(words.tally.points.replace('{{most}}', most))).toBeVisible()
        await choose(page, '3.1', 5)
        await choose(page, '3.2', 4)
        await choose(page, '3.3', 0)
        expect(await said()).toMatch(/ 2\b.* 350\b.* 3\b/s)
        await choose(page, '3.4', 2)
        expect(await said()).toMatch(/ 3\b.* 400\b.* 0\b/s)
        await page.keyboard.press('Enter')
        expect(requests.length).toBe(loaded)
      })
    })

    test('has no axe findings, and fits narrow screens, with answers', async ({ page }) => {
      // The fourth page leads to one with a long name.
      for (const shown of ['4', 'result', 'letter']) {
        await page.goto(at(`/tools/sovereignty/${shown}#service=files&1.8=3&3.1=1&3.4=0&6.1=4`, language))
        await untilHydrated(page)
        await expectAccessible(page, askedIn(language))
        await expectFit(page)
      }
    })
  })
}

test.describe('in one language', () => {
  const language = 'fr'
  const words = copy('sovereignty', language)
  const result = copy('sovereigntyResult', language)
  const paper = copy('sovereigntyLetter', language)

  test('a question is described by its hint', async ({ page }) => {
    await page.goto(at('/tools/sovereignty', language))
    const first = criteria.find(({ id }) => id === shortQuestions[0])
    await expect(page.getByRole('group', { name: first?.question[language] })).toHaveAccessibleDescription(
      first?.how[language] ?? 'nothing',
    )
  })

  test('the short check leads by keyboard to the letter, without requests', async ({ page }) => {
    await page.goto(at('/tools/sovereignty', language))
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const requests = watchRequests(page)
    await page.getByLabel(words.form.service).focus()
    await page.keyboard.press('ArrowDown')
    for (const [index, id] of shortQuestions.entries()) {
      await page.keyboard.press('Tab')
      // Links of a question to articles come first.
      while (!(await page.evaluate((name) => document.activeElement?.getAttribute('name') === name, id)))
        await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      // The second question gets "unknown", the third the best answer.
      if (index === 1) await page.keyboard.press('ArrowUp')
      if (index === 2) for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
    }
    await expect(page.locator('main form').getByRole('status')).toContainText('15')
    await expect(page.locator('main form').getByRole('status')).toContainText('SEAL-0')
    // One text, which is announced as a whole.
    await expect(page.locator('main form').getByRole('status')).toHaveJSProperty('childNodes.length', 1)
    await expect(page).toHaveURL(/#service=mail&.*1\.8=1&2\.2=0&2\.3=5&/)
    expect(requests).toEqual([])
    const link = page.getByRole('link', { name: words.result })
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.locator('main')).toContainText(result.level.exact.replace('{{from}}', '0'))
    await page.getByRole('link', { name: result.letter }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const letter = page.getByRole('article')
    const open = criteria.find(({ id }) => id === '2.2')
    await expect(letter).toContainText(open?.ask[language] ?? 'nothing')
    await expect(letter).toContainText(criteria.find(({ id }) => id === '1.8')?.ask[language] ?? 'nothing')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: paper.copy }).click()
    await expect(page.getByText(paper.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('\n1. ')
    expect(copied.split(/\s*\n/)).toEqual((await letter.innerText()).split(/\s*\n/))
  })

  test('the full check carries answers from step to step', async ({ page }) => {
    await page.goto(at('/tools/sovereignty/7#service=ai&3.1=5&9.9=1', language))
    await untilHydrated(page)
    await choose(page, '7.7', 5)
    const next = page.locator('main form a[href*="/tools/sovereignty/8#"]').first()
    await expect(next).toHaveAttribute('href', /#service=ai&3\.1=5&7\.7=5&9\.9=1$/)
    await next.click()
    await untilHydrated(page)
    await choose(page, '8.4', 5)
    await page.getByRole('link', { name: words.result }).click()
    await expect(page.getByText(result.setAside)).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(8)
    await page.getByRole('link', { name: result.letter }).click()
    await expect(page.getByRole('article')).toContainText(criteria[0]?.ask[language] ?? 'nothing')
  })

  test('prints the letter alone, and the form as a sheet to fill in', async ({ page }) => {
    await page.goto(at('/tools/sovereignty/letter#service=mail&1.8=3&3.1=1&3.4=0', language))
    await untilHydrated(page)
    await expect(page.getByRole('article')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: paper.copy })).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
    // The client's own, it carries nothing of the site.
    for (const frame of ['header', 'footer']) await expect(page.locator(`${frame} svg`).first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.goto(at('/tools/sovereignty', language))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main form input[type=radio]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: words.form.reset })).toBeHidden()
  })
})

test('Back in the browser restores the answers that were cleared', async ({ page }) => {
  await page.goto('/tools/sovereignty#service=mail&1.8=4')
  await untilHydrated(page)
  await choose(page, '2.2', 1)
  await page.getByRole('button', { name: copy('sovereignty', 'en').form.reset }).click()
  await expect(page.locator('main form :checked:not(option)')).toHaveCount(0)
  await expect(page).toHaveURL(/sovereignty$/)
  await page.goBack()
  await expect(page).toHaveURL(/#service=mail&1\.8=4&2\.2=1$/)
  await expect(page.locator('[name="1.8"][value="4"]')).toBeChecked()
  await expect(page.locator('[name="2.2"][value="1"]')).toBeChecked()
  await expect(page.locator('[name=service]')).toHaveValue('mail')
})

test('text twice as large fits the result in a window that is not narrow', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto('/fr/tools/sovereignty/result#service=files&1.8=3')
  await untilHydrated(page)
  await doubleText(page)
  expect(await page.evaluate(overflows)).toEqual([])
})

test('what we have corrected is a list', async ({ page }) => {
  await page.goto('/fr/tools/sovereignty-method')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveText(corrections.map(({ fr }) => fr))
})

for (const width of [320, 480, 704])
  test(`no figure of the result is left out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fr/tools/sovereignty/result#service=files&1.8=3')
    await untilHydrated(page)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5)
    await expect(page.getByRole('table').getByRole('cell')).toHaveCount(4 * objectives.length)
    expect(await page.evaluate(overflows)).toEqual([])
  })

test('words are hyphenated in large text alone', async ({ page }) => {
  await page.goto('/tools/sovereignty')
  const words = page.locator('main form legend, main form label').first()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(words).toHaveCSS('hyphens', 'manual')
  await page.setViewportSize({ width: 300, height: 800 })
  await expect(words).toHaveCSS('hyphens', 'auto')
})

test('a printed result does not speak of what is not printed, and takes one sheet', async ({ page }) => {
  await page.goto('/tools/sovereignty/result#service=mail&1.8=2')
  await untilHydrated(page)
  const { letterText, send, sendText } = copy('sovereigntyResult', 'en')
  for (const text of [letterText, sendText]) await expect(page.getByText(text)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of [letterText, send, sendText]) await expect(page.getByText(text)).toBeHidden()
  expect(await print(page)).toHaveLength(1)
})

test('choices before the scripts ran count, together with those in the address', async ({ page }) => {
  await page.goto('/tools/sovereignty')
  await page.evaluate(() => {
    for (const value of ['3.1', '7.7']) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${value}"][value="2"]`)
      if (input) input.checked = true
    }
  })
  await hydrate(page)
  await expect(page).toHaveURL(/#3\.1=2&7\.7=2$/)
  await page.getByRole('button', { name: copy('sovereignty', 'en').form.reset }).click()
  await expect(page).toHaveURL(/\/tools\/sovereignty$/)
})

test('skipping to the content moves the focus, and keeps the answers', async ({ page }) => {
  await page.goto('/tools/sovereignty/2#2.1=2&3.1=2')
  await untilHydrated(page)
  const skip = page.getByRole('link', { name: copy('common', 'en').skip })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await expect
    .poll(() => page.locator('#main').evaluate((main) => main.getBoundingClientRect().top))
    .toBeLessThan(50)
  await expect(page.locator('input[name="2.1"][value="2"]')).toBeChecked()
  await expect(page).toHaveURL(/#2\.1=2&3\.1=2$/)
})

test('clearing everything clears the answers of other pages too', async ({ page }) => {
  await page.goto('/tools/sovereignty/2#service=mail&2.1=2&3.1=2')
  await untilHydrated(page)
  await page.getByRole('button', { name: copy('sovereignty', 'en').form.reset }).click()
  await expect(page.locator('input[name="2.1"]:checked')).toHaveCount(0)
  await expect(page).toHaveURL(/\/tools\/sovereignty\/2$/)
})
