import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { holdScripts, hydrate } from './hydration'
import { cutIn } from './lines'
import { at, copy, expect, type Language, languages, organization, test } from './site'
import { stored } from './stored'

let count = 0
const newAddress = () => `visitor-${process.pid}-${++count}@example.org`

const form = (page: Page, language: Language) => {
  const words = copy('contact', language).form
  return {
    name: page.getByLabel(words.fields.name),
    email: page.getByLabel(words.fields.email),
    service: page.getByLabel(words.fields.service),
    message: page.getByLabel(words.fields.message),
    submit: page.getByRole('button', { name: words.submit }),
  }
}

async function fill(page: Page, language: Language, email: string) {
  const fields = form(page, language)
  await fields.name.fill('Ada Lovelace')
  await fields.email.fill(email)
  await fields.message.fill('Bonjour,\nune question ?')
  return fields
}

/** Waits until React runs the form, which then drops the browser's validation. */
async function ready(page: Page): Promise<void> {
  await hydrate(page)
  await expect(page.locator('form[novalidate]')).toBeVisible()
}

/** Fills in the form as a visitor. Returns it with their mail address. */
async function filled(page: Page, language: Language, address = at('/contact', language)) {
  await page.goto(address)
  await ready(page)
  const email = newAddress()
  return { email, fields: await fill(page, language, email) }
}

for (const language of languages) {
  const address = at('/contact', language)
  const words = copy('contact', language)

  test.describe(`contact form, ${language}`, () => {
    test('the field of the mail address, three steps, the ways to reach us, and what is done with a message (GDPR, article 13)', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(address)
      await expect(form(page, language).email).toHaveAttribute('type', 'email')
      for (const { title, text } of words.steps.items) {
        await expect(page.getByRole('main')).toContainText(title)
        await expect(page.getByRole('main')).toContainText(text)
      }
      await expect(page.getByRole('link', { name: organization.email })).toHaveAttribute(
        'href',
        `mailto:${organization.email}`,
      )
      await expect(page.getByRole('main')).toContainText(organization.city)
      // Large enough for a finger.
      const links = page.getByRole('region', { name: words.info.title }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(1)
      for (const link of await links.all())
        expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(24)
      const { notice } = words.form
      await page.getByText(notice.title).click()
      const items = page.locator('details dl')
      for (const { title } of notice.items)
        await expect(items.getByText(title, { exact: true })).toBeVisible()
    })

    test('our mail address stays in one line, also beside the form', async ({ page }) => {
      await page.goto(address)
      const link = page.getByRole('main').locator('a[href^="mailto:"]').last()
      // As long as the published one.
      await link.evaluate((element) => element.replaceChildren('bonjour@septentrion.example'))
      for (const width of [390, 480, 600, 960, 1024, 1040, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await cutIn(link, /.+/g), `${width} px`).toEqual([])
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the form posts, is stored, and a page shows the result', async ({ page }) => {
        const email = newAddress()
        await page.goto(address)
        const fields = await fill(page, language, email)
        await fields.service.selectOption('audit')
        await fields.submit.click()
        await expect(page).toHaveURL(at('/contact/sent', language))
        await expect(page.getByText(words.status.success)).toBeVisible()
        expect(stored(email)).toMatchObject([{ name: 'Ada Lovelace', service: 'audit', language }])
      })
    })
  })
}

// In one language: `ContactForm.test.tsx` asks for the words of both.
test.describe('contact form', () => {
  const language = 'fr'
  const address = at('/contact', language)
  const words = copy('contact', language)

  test('the browser restores every field on the way back', async ({ page }) => {
    const { email, fields } = await filled(page, language)
    await fields.service.selectOption('audit')
    await page.getByRole('main').getByRole('link', { name: words.form.privacyLink }).click()
    await expect(page).toHaveURL(at('/privacy-policy', language))
    await page.goBack()
    await ready(page)
    await expect(fields.name).toHaveValue('Ada Lovelace')
    await expect(fields.email).toHaveValue(email)
    await expect(fields.service).toHaveValue('audit')
    await expect(fields.message).toHaveValue('Bonjour,\nune question ?')
    // The time since the page was opened would say nothing about who wrote the message.
    const request = page.waitForRequest('**/api/contact')
    await fields.submit.click()
    expect((await request).postDataJSON()).toMatchObject({ name: 'Ada Lovelace', email })
    expect((await request).postDataJSON()).not.toHaveProperty('elapsed')
  })

  test('people neither see the honeypot nor reach it by keyboard', async ({ page }) => {
    await page.goto(address)
    await ready(page)
    const box = await page.locator('div:has(> [name=website])').boundingBox()
    expect([box?.width, box?.height]).toEqual([1, 1])
    await form(page, language).message.focus()
    const passed: (string | null)[] = []
    for (let count = 0; count < 4; count++) {
      await page.keyboard.press('Tab')
      passed.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
    }
    expect(passed).not.toContain('website')
  })

  test('what an empty form lacks is said in view, above its fields', async ({ page }) => {
    await page.goto(address)
    await ready(page)
    const fields = form(page, language)
    await fields.submit.click()
    const said = page.getByText(words.status.required)
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(fields.name).toBeFocused()
    const [message, first] = await Promise.all([said.boundingBox(), fields.name.boundingBox()])
    expect(message?.y).toBeLessThan(first?.y ?? 0)
  })

  test('a sent message is stored, and the form is cleared', async ({ page }) => {
    const { email, fields } = await filled(page, language, `${address}?service=cloud-growth`)
    await expect(fields.service).toHaveValue('cloud-growth')
    await fields.submit.click()
    await expect(page.getByText(words.status.success)).toBeInViewport({ ratio: 1 })
    // The element with the words, since some screen readers say none of an element around it.
    await expect(page.getByText(words.status.success)).toBeFocused()
    for (const field of [fields.name, fields.email, fields.service, fields.message]) {
      await expect(field).toHaveValue('')
    }
    expect(stored(email)).toMatchObject([
      {
        name: 'Ada Lovelace',
        email,
        service: 'cloud-growth',
        message: 'Bonjour,\nune question ?',
        language,
      },
    ])
  })

  test('values entered before hydration are kept and sent', async ({ page }) => {
    const comeAlive = await holdScripts(page)
    await page.goto(address)
    const email = newAddress()
    const fields = await fill(page, language, email)
    await fields.service.selectOption('audit')
    comeAlive()
    await ready(page)
    await fields.name.press('End')
    await fields.name.pressSequentially(' King')
    await expect(fields.message).toHaveValue('Bonjour,\nune question ?')
    await fields.submit.click()
    await expect(page.getByText(words.status.success)).toBeVisible()
    expect(stored(email)).toMatchObject([{ name: 'Ada Lovelace King', service: 'audit' }])
  })

  test.describe('sent before hydration', () => {
    test.use({ hasTouch: true })

    /** Marks the document if the browser shows its own validation message. */
    const watchBrowser = (page: Page) =>
      page.addInitScript(() =>
        addEventListener(
          'invalid',
          (event) =>
            setTimeout(() =>
              document.documentElement.toggleAttribute('data-browser-spoke', !event.defaultPrevented),
            ),
          true,
        ),
      )

    for (const by of ['keyboard', 'touch'] as const) {
      test(`an empty form is reported in the page's language only, by ${by}`, async ({ page }) => {
        const comeAlive = await holdScripts(page)
        await watchBrowser(page)
        await page.goto(address)
        const fields = form(page, language)
        await (by === 'touch' ? fields.submit.tap() : fields.submit.press('Enter'))
        await expect(fields.name).toBeFocused()
        comeAlive()
        await expect(page.getByText(words.status.required)).toBeInViewport({ ratio: 1 })
        await expect(fields.name).toBeFocused()
        await expect(fields.name).toHaveAccessibleDescription(words.fields.required)
        await expect(page.locator('[data-browser-spoke]')).toHaveCount(0)
        await expect(page).toHaveURL(address)
      })
    }

    test('a form that the visitor continues to fill in is left alone', async ({ page }) => {
      const comeAlive = await holdScripts(page)
      await page.goto(address)
      const fields = form(page, language)
      await fields.submit.tap()
      await fields.name.pressSequentially('Ada')
      comeAlive()
      await ready(page)
      await page.waitForTimeout(500)
      await expect(fields.name).toBeFocused()
      await expect(page.getByText(words.status.required)).toHaveCount(0)
    })
  })

  test.describe('failure', () => {
    test.use({ expectedErrors: /503|ERR_FAILED/ })

    test('a failure shows its own message, keeps the input, and sending again works', async ({ page }) => {
      const { email, fields } = await filled(page, language)
      const own = 'Own words of this failure.'
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: own } }))
      await fields.submit.click()
      await expect(page.getByText(own)).toBeInViewport({ ratio: 1 })
      await page.unroute('**/api/contact')
      await page.route('**/api/contact', (route) => route.abort())
      await fields.submit.click()
      await expect(page.getByText(words.errors.network.split('. ')[0] ?? '')).toBeVisible()
      // The browser's words are for developers.
      await expect(page.getByText('Failed to fetch')).toHaveCount(0)
      await expect(fields.message).toHaveValue('Bonjour,\nune question ?')
      await expect(fields.email).toHaveValue(email)
      await page.unroute('**/api/contact')
      await fields.submit.click()
      await expect(page.getByText(words.status.success)).toBeVisible()
      expect(stored(email)).toHaveLength(1)
    })
  })

  test.describe('failure on a phone', () => {
    test.use({ expectedErrors: /503/ })

    test('the full stop after an address stays in its line', async ({ page }) => {
      const { fields } = await filled(page, language)
      const message = 'Text us at observatory-crew@lighthouse.example. Your text is still here.'
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message } }))
      await fields.submit.click()
      const said = page.getByText('Text us at')
      for (let width = 280; width <= 400; width += 5) {
        await page.setViewportSize({ width, height: 800 })
        expect(await cutIn(said, /example\./g), `${width} px`).toEqual([])
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a page also shows what the browser accepts and the server rejects', async ({ page }) => {
      await page.goto(address)
      const fields = await fill(page, language, newAddress())
      await fields.message.fill('   ')
      await fields.submit.click()
      await expect(page).toHaveURL(at('/contact/incomplete', language))
      await expect(page.getByText(words.status.required)).toBeVisible()
    })
  })
})

test.describe('a page of another site', () => {
  test.use({ expectedErrors: /403/ })

  test('cannot make a visitor’s browser send a message', async ({ page, baseURL }) => {
    const email = newAddress()
    await page.setContent(
      `<form method="post" action="${baseURL}/api/contact"><input name="name" value="Eve">
       <input name="email" value="${email}"><input name="message" value="Hello"><button>Win</button></form>`,
    )
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      page.getByRole('button', { name: 'Win' }).click(),
    ])
    expect(answer.status()).toBe(403)
    await expect(page.getByText(copy('contact', 'en').errors.foreign)).toBeVisible()
    expect(stored(email)).toEqual([])
  })
})

for (const [check, answers, address] of [
  ['sovereignty', 'service=mail&1.8=3&3.1=0', '/tools/sovereignty/result'],
  ['ai-act', 'scope=military', '/tools/ai-act'],
] as const)
  test(`the result of the ${check} check is sent only with its box ticked, as displayed`, async ({
    page,
  }) => {
    const send = check === 'ai-act' ? copy('ai-act', 'en').result.send : copy('sovereigntyResult', 'en').send
    await page.goto(`${address}#${answers}`)
    await page.getByRole('link', { name: send }).click()
    const box = page.getByRole('checkbox', { name: copy('contact', 'en').form.attach })
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(new RegExp(`#${answers}`))
    await expectAccessible(page)
    // A group of fields without a name says nothing of them.
    await expect(page.locator('fieldset:not(:has(> legend))')).toHaveCount(0)
    const shown = await page.locator('#contact-result').textContent()
    expect(shown).toContain(`#${answers}`)
    for (const ticked of [false, true]) {
      const email = newAddress()
      for (const [name, value] of [
        ['name', 'Ada'],
        ['email', email],
        ['message', `Hello ${ticked}`],
      ] as const)
        await page.locator(`main form [name=${name}]`).fill(value)
      await box.setChecked(ticked)
      const sent = page.waitForRequest('**/api/contact')
      await page.locator('main form [type=submit]').click()
      expect((await sent).postDataJSON().check).toBe(ticked ? `check=${check}&${answers}` : undefined)
      await expect(page.getByText(copy('contact', 'en').status.success)).toBeVisible()
      await expect(box).not.toBeChecked()
      expect(stored(email)).toMatchObject([{ check_summary: ticked ? shown : null }])
    }
  })

test('another result that is opened in the form replaces the former, and is not sent by its consent', async ({
  page,
}) => {
  await page.goto('/contact#check=sovereignty&service=mail&1.8=3')
  const box = page.getByRole('checkbox', { name: copy('contact', 'en').form.attach })
  await box.check()
  await page.evaluate(() => location.replace('#check=ai-act&scope=military'))
  await expect(page.locator('#contact-result')).toContainText('#scope=military')
  await expect(box).not.toBeChecked()
})
