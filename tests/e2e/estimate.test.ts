import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { most } from '../../src/estimate/catalogue'
import { fill, formatEuros } from '../../src/site/format'
import { otherLanguage } from '../../src/site/languages'
import { askedIn, expectAccessible } from './axe'
import { hydrate, untilHydrated } from './hydration'
import { linesOf } from './lines'
import { expectFit } from './narrow'
import { openInOwnFonts } from './settle'
import { at, copy, expect, type Language, languages, test } from './site'
import { stored } from './stored'

type Field = { name: string; isQuantity: boolean }

/** Returns the choices on the page. */
const fieldsOf = (page: Page): Promise<Field[]> =>
  page.locator('#estimate form input').evaluateAll((inputs) =>
    inputs.map((input) => ({
      name: input.getAttribute('name') ?? '',
      isQuantity: input.getAttribute('inputmode') === 'numeric',
    })),
  )

/** Returns pseudorandom choices, a third of all, the same every time, others for each language. */
function choicesOf(fields: readonly Field[], count: number, language: Language) {
  const highest = Math.min(...Object.values(most))
  const one = ({ name, isQuantity }: Field) =>
    fc
      .tuple(fc.nat(2), fc.integer({ min: 1, max: isQuantity ? highest : 1 }))
      .map(([part, quantity]): [string, number] => [name, part === 0 ? quantity : 0])
  const chosen = fc
    .tuple(...fields.map(one))
    .map((all) => all.filter(([, quantity]) => quantity > 0))
    .filter((all) => all.length > 0)
  return fc.sample(chosen, { numRuns: count, seed: language === 'fr' ? 21 : 22 })
}

for (const language of languages)
  test(`on a phone no label of a chosen offer takes three lines, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/estimate', language))
    const lines = await linesOf(page.locator('#estimate form label > span:first-of-type'))
    expect(lines.length).toBeGreaterThan(0)
    expect(Math.max(...lines)).toBeLessThanOrEqual(2)
  })

for (const language of languages) {
  const words = copy('estimate', language)

  test.describe(language, () => {
    test('the static page, the server’s response and the browser show the same, to the cent and the word', async ({
      page,
    }) => {
      await page.goto(at('/estimate', language))
      const fields = await fieldsOf(page)
      const choices = choicesOf(fields, 200, language)
      await hydrate(page)
      const differing = await page.evaluate(
        async ({ all, address }) => {
          /** Returns the choices in a page, and the words and figures of its form and sheet. */
          const shownIn = (root: Document) => {
            const inputs = [...root.querySelectorAll<HTMLInputElement>('#estimate form input')]
            const chosen = inputs.map(({ name, type, checked, value }) => [
              name,
              type === 'checkbox' ? checked : value,
            ])
            const estimate = root.querySelector('#estimate')?.cloneNode(true)
            if (!(estimate instanceof Element)) throw new Error(`${address} holds no estimate.`)
            // Parts that need scripts.
            for (const button of estimate.querySelectorAll('section button')) button.remove()
            return JSON.stringify([chosen, estimate.textContent])
          }
          const answered = async (query: string) => {
            const answer = await fetch(address + query)
            return shownIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
          }
          const inputs = [...document.querySelectorAll<HTMLInputElement>('#estimate form input')]
          // Past React, which takes a value set by the element's own property for its own, and hears no event.
          const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
          const choose = async (choice: readonly [string, number][]) => {
            const wanted = new Map(choice)
            const changed = inputs.filter((input) => {
              const quantity = wanted.get(input.name) ?? 0
              if (input.type === 'checkbox') return input.checked !== quantity > 0
              return input.value !== String(quantity || '')
            })
            const [last] = changed.splice(-1)
            for (const input of changed) {
              if (input.type === 'checkbox') input.checked = !input.checked
              else input.value = String(wanted.get(input.name) ?? '')
            }
            // The form reads all fields when one changes.
            if (last?.type === 'checkbox') last.click()
            else if (last) {
              type?.call(last, String(wanted.get(last.name) ?? ''))
              last.dispatchEvent(new Event('input', { bubbles: true }))
            }
            await new Promise((resolve) => setTimeout(resolve))
            return shownIn(document)
          }
          const different: unknown[] = []
          // All asked at once: waiting for each answer would take most of the time.
          const answers = all.map((choice) => {
            const query = choice.map(([name, quantity]) => `${name}=${quantity}`).join('&')
            return { choice, query, answer: answered(`?${query}`) }
          })
          for (const { choice, query, answer } of answers) {
            const ours = await choose(choice)
            const theirs = await answer
            if (ours !== theirs) different.push({ query, ours, theirs })
          }
          // A static page has nothing chosen.
          const built = await answered('')
          const theirs = await answered('?audit=')
          const ours = await choose([])
          if (ours !== built || theirs !== built) different.push({ built, ours, theirs })
          return different
        },
        { all: choices, address: at('/estimate', language) },
      )
      for (const { name } of fields)
        expect(new Set(choices.map((choice) => choice.some(([chosen]) => chosen === name))).size, name).toBe(
          2,
        )
      expect(differing).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the form leads to the same page, at an address to share', async ({ page }) => {
        await page.goto(at('/estimate', language))
        await page.locator('[name=audit]').check()
        await page.locator('[name=cloud-growth]').check()
        await page.locator('[name=support-premium]').fill('12')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('button', { name: words.form.submit }).click()
        await expect(page).toHaveURL(/\?day=[\d-]+&was=51800&audit=1&cloud-growth=1&support-premium=12(#|$)/)
        await expect(page.locator('#estimate-number')).toBeInViewport()
        await expect(page.locator('[name=audit]')).toBeChecked()
        await expect(page.locator('[name=support-premium]')).toHaveValue('12')
        await expect(page.locator('header [data-choose-language]')).toHaveAttribute(
          'href',
          at('/estimate', otherLanguage(language)) + new URL(page.url()).search,
        )
        const digits = ((await page.locator('#estimate table').textContent()) ?? '').replace(/[^\d]+/g, ' ')
        for (const amount of [
          '4 500',
          '18 500',
          '23 000',
          '4 600',
          '27 600',
          '28 800',
          '34 560',
          '51 800',
          '62 160',
        ])
          expect(digits).toContain(amount)
        await page.getByRole('link', { name: words.actions.ask }).click()
        await expect(page.locator('select[name=service]')).toHaveValue('other')
        const terms = (await page.locator('[data-terms=estimate]').textContent()) ?? ''
        expect(terms.replace(/[^\d]+/g, ' ')).toMatch(/^ ?23 000 .* 2 400 $/)
        await expect(page.locator('textarea[name=message]')).toHaveValue(/Premium/)
        await expect(page.locator('input[name=estimate]')).toHaveValue(
          /^day=[\d-]+&was=51800&audit=1&cloud-growth=1&support-premium=12$/,
        )
      })
    })

    test('a long total breaks no name of what it adds up', async ({ page }) => {
      await page.goto(
        at('/estimate?audit=1&cloud-enterprise=1&combo-sovereignty=1&mvp-technical=1', language),
      )
      for (const width of [1040, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await linesOf(page.locator('#estimate tbody :is(th, td)'))
        expect(Math.max(...lines), `${width} px`).toBe(1)
      }
    })

    test('has no axe findings, and fits narrow screens, filled in', async ({ page }) => {
      await page.goto(
        at('/estimate?audit=1&cloud-essential=1&cloud-growth=1&ai-laan=1&support-premium=12', language),
      )
      await untilHydrated(page)
      await expectAccessible(page, askedIn(language))
      await expectFit(page)
    })

    for (const fonts of ['own', 'fallback'])
      test.describe(`in ${fonts} fonts`, () => {
        test.use({ expectedErrors: fonts === 'fallback' ? /net::ERR_FAILED/ : /^$/ })
        test('the sticky bar on phones never covers part of a field', async ({ page }) => {
          if (fonts === 'fallback') await page.route('**/*.woff2', (route) => route.abort())
          for (const query of ['', '?audit=1', '?audit=1&cloud-growth=1&support-premium=12']) {
            await openInOwnFonts(page, at(`/estimate${query}`, language))
            for (const width of [320, 390, 412]) {
              await page.setViewportSize({ width, height: 823 })
              const button = await page.locator('#estimate form [type=submit]').boundingBox()
              const ends = await page
                .locator('#estimate form input')
                .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().right))
              expect(button?.x, `${width} px ${query}`).toBeGreaterThan(Math.max(...ends))
            }
          }
        })
      })

    test('prints one page with its number, its instalments and its address', async ({ page }) => {
      await page.goto(at('/estimate?audit=1&mvp-technical=1&ai-laan=1&support-premium=12', language))
      await untilHydrated(page)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#estimate form')).toBeHidden()
      await expect(page.locator('#estimate h2')).toBeVisible()
      await expect(page.locator('#estimate section ol')).toBeVisible()
      await expect(page.locator('#estimate section')).toContainText(`${at('/estimate', language)}?day=`)
    })
  })
}

/** Returns the words of a sheet, without parts that need scripts. */
const sheetIn = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('#estimate section')?.cloneNode(true)
    if (!(sheet instanceof Element)) return undefined
    for (const button of sheet.querySelectorAll('button')) button.remove()
    return sheet.textContent
  })

test('an address shows the same with and without scripts', async ({ page }) => {
  const all = 'audit=1&cloud-essential=1&cloud-growth=1&ai-laan=1&consulting-strategic=3&support-premium=12'
  for (const query of [all, 'day=2026-01-02&mvp-technical=1&was=4000']) {
    const answer = await page.goto(`/fr/estimate?${query}`)
    expect(answer?.status()).toBe(200)
    await untilHydrated(page)
    await expect(page.getByRole('button', { name: copy('estimate', 'fr').actions.print })).toBeVisible()
    const server = await page.evaluate(
      (source) =>
        new DOMParser().parseFromString(source, 'text/html').querySelector('#estimate section')?.textContent,
      (await answer?.text()) ?? '',
    )
    expect((await sheetIn(page))?.trim()).toBe(server?.trim())
  }
})

test('choices go into the address, and the focus stays', async ({ page }) => {
  await page.goto('/estimate')
  await hydrate(page)
  await page.locator('[name=audit]').check()
  await expect(page.locator('[name=audit]')).toBeFocused()
  await expect(page).toHaveURL(/\?day=[\d-]+&was=4500&audit=1$/)
  await expect(page.locator('#estimate').getByRole('status')).toContainText('4,500')
  await page.locator('[name=consulting-strategic]').pressSequentially('3')
  await expect(page.locator('[name=consulting-strategic]')).toBeFocused()
  await expect(page).toHaveURL(/&consulting-strategic=3$/)
  await page.locator('[name=audit]').uncheck()
  await page.locator('[name=consulting-strategic]').fill('')
  await expect(page).toHaveURL(/\/estimate$/)
})

test('what is no choice in the address gets 400 and a sentence, and is repeated nowhere', async ({
  request,
}) => {
  const { problems } = copy('estimate', 'en')
  for (const [what, query, problem] of [
    ['ten kilobytes', `audit=1&${'x'.repeat(10_000)}`, problems.tooLong],
    ['ids that do not exist', 'audit=1&gone=1', problems.unknown],
    ['days below zero', 'consulting-strategic=-3', problems.quantity],
    ['a thousand million months', 'support-premium=1000000000', problems.quantity],
    ['a script in a value', 'support-premium=%3Cscript%3Ealert(1)%3C/script%3E', problems.quantity],
    ['a script in a name', '%3Cscript%3Ealert(1)%3C/script%3E=1', problems.unknown],
    ['half of a character', 'audit=%ff%3Cimg%20src=x%20onerror=alert(1)%3E', problems.unknown],
  ] as const) {
    const answer = await request.get(`/estimate?${query}`)
    const html = await answer.text()
    expect(answer.status(), what).toBe(400)
    // Scripts carry every sentence.
    const shown = html.replace(/<(script|template)[\s>][\s\S]*?<\/\1>/g, '')
    expect(shown, what).toContain(problem.split('{{')[0])
    expect(html, what).not.toMatch(/alert\(1\)|<img src=x|xxxxxxxxxx/)
  }
})

test('the inquiry includes the estimate, computed by the server', async ({ page }) => {
  await page.goto('/estimate?audit=1&support-premium=12&day=2026-01-02&was=1')
  await untilHydrated(page)
  await page.getByRole('link', { name: copy('estimate', 'en').actions.ask }).click()
  await untilHydrated(page)
  await expect(page.locator('select[name=service]')).toHaveValue('audit')
  const terms = page.locator('main form b')
  await expect(terms).toHaveText(
    fill(copy('estimate', 'en').terms.project, { price: formatEuros('en', 4500) }),
  )
  await expect(terms.locator('xpath=..')).toContainText('2,400')
  // The estimate is sent, whatever service it is filed under.
  await page.locator('select[name=service]').selectOption('cloud-growth')
  await expect(terms).toContainText('4,500')
  expect(await page.locator('textarea[name=message]').inputValue()).toContain(
    fill(copy('estimate', 'en').message.project, {
      net: formatEuros('en', 4500),
      gross: formatEuros('en', 5400),
    }),
  )
  const email = `estimate-${Date.now()}@example.org`
  await page.locator('[name=name]').fill('Ada')
  await page.locator('[name=email]').fill(email)
  const sent = page.waitForRequest('**/api/contact')
  await page.locator('main form [type=submit]').click()
  expect((await sent).postDataJSON().estimate).toMatch(/^day=[\d-]+&was=33300&audit=1&support-premium=12$/)
  await expect(page.getByText(copy('contact', 'en').status.success)).toBeVisible()
  expect(stored(email)).toMatchObject([
    {
      estimate: expect.stringMatching(/^day=[\d-]+&was=33300&audit=1&support-premium=12$/),
      estimate_summary: expect.stringMatching(/Audit de souveraineté.*5\s400\s€ TTC.*\/fr\/estimate\?day=/s),
    },
  ])
})
