import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { type Duration, type Price, priceLines } from '../../src/offers/price-list'
import { formatDay, formatEuros } from '../../src/site/format'
import { splitPath } from '../../src/site/languages'
import { servicePages } from '../../src/site/service-pages'
import { startingOffer } from '../../src/site/starting-offer'
import { offerAreas, packs, priceList } from '../site/offers'
import { builtPages } from './pages'
import { openInOwnFonts } from './settle'
import { at, copy, expect, type Language, languages, organization, test, testSite } from './site'

/** Ignores typographic spaces when comparing texts. */
const plain = (text?: string | null) => (text ?? '').replace(/\s+/g, ' ').replace(/ ?– ?/g, '–')

/** Returns where links lead. */
const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const offersOf = (area: string) =>
  offerAreas.filter((known) => known.area === area).flatMap(({ offers }) => offers)

function priceIn(language: Language, price: Price | null): string {
  const words = copy('common', language).price
  if (!price) return words.onQuote
  const amount = formatEuros(language, price.amount, price.upTo)
  const unit = price.per === 'day' ? words.perDay : price.per === 'month' ? words.perMonth : '{{price}}'
  return plain(unit.replace('{{price}}', amount))
}

/** Returns the lowest price of a service: of a whole project, a day or a month. */
function startingPrice(area: string, language: Language): string {
  const prices = offersOf(area).flatMap(({ price }) => (price ? [{ ...price, upTo: null }] : []))
  const [lowest] = prices.sort((a, b) => a.amount - b.amount)
  return priceIn(language, lowest ?? null)
}

function durationIn(language: Language, duration: Duration | null): string {
  const words: Readonly<Record<string, string>> = copy('offers', language).duration
  if (!duration) return ''
  const { from, to, unit } = duration
  if (unit === 'demand') return plain(words.demand)
  const count = (to ?? from) === 1 ? 'one' : 'other'
  return plain(words[`${unit}_${count}`]?.replace('{{range}}', to ? `${from}–${to}` : `${from}`))
}

/** The words of a service that are no section of its own. */
const ofEveryService = ['meta', 'hero', 'packages', 'closing']

type Section = { title: string } & Partial<Record<'items' | 'steps' | 'groups', { title: string }[]>>

/** The areas with a case over two years. */
const withCost: readonly string[] = loadData(dataFiles.twoYears, 'tests/site/content').cases.map(
  ({ area }) => area,
)

for (const language of languages) {
  test.describe(`content, ${language}`, () => {
    const common = copy('common', language)
    const offersCopy = copy('offers', language)
    const badges: Readonly<Record<string, string>> = offersCopy.badge

    /** Expects a section to say, alone on its page, that its prices exclude tax and until when they hold. */
    async function expectPriceNote(page: Page, section: string) {
      const date = formatDay(language, priceList.validUntil)
      await expect(
        page.locator(section).getByText(offersCopy.price.valid.replace('{{date}}', date)),
      ).toBeVisible()
      await expect(page.locator('[data-validity]')).toHaveCount(1)
    }

    /** Expects the first screen to say where to begin and for how much, with links. */
    async function expectFirstScreen(page: Page) {
      const main = page.getByRole('main')
      const first = startingOffer(offerAreas.flatMap(({ offers }) => offers))
      const price = priceIn(language, first?.price ?? null)
      const facts = main.getByRole('listitem').first()
      expect(plain(await facts.textContent())).toContain(`${price} ${plain(offersCopy.price.exclVat)}`)
      await expect(facts).toContainText(first?.name[language] ?? '')
      for (const [name, path] of [
        [common.actions.contact, '/contact'],
        [offersCopy.actions.pricing, '/pricing'],
      ] as const) {
        const action = main.getByRole('link', { name }).first()
        await expect(action).toHaveAttribute('href', at(path, language))
        await expect(action).toBeInViewport()
      }
    }

    test('home has hero with fifteen stars, expertises, turnkey, for whom, ready if you', async ({
      page,
    }) => {
      const home = copy('home', language)
      await page.goto(at('/', language))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleEnd)
      const paths = await page
        .getByRole('group', { name: home.hero.drawing })
        .locator('[data-stars]')
        .evaluateAll((stars) => stars.map((star) => star.getAttribute('d')).join(''))
      expect(paths.match(/M/g)).toHaveLength(15)
      await expect(page.locator('#expertises').getByRole('heading', { level: 3 })).toHaveText(
        Object.values<{ title: string }>(home.expertises.items).map(({ title }) => title),
      )
      await expect(page.locator('#turnkey').getByRole('heading', { level: 3 })).toHaveText(
        home.turnkey.steps.map(({ title }: { title: string }) => title),
      )
      await expect(page.locator('#audience').getByRole('heading', { level: 3 })).toHaveText(
        home.audience.items.map(({ title }: { title: string }) => title),
      )
      const ready = page.getByRole('group', { name: home.ready.title })
      for (const item of home.ready.items)
        await expect(ready.getByRole('checkbox', { name: item })).toBeVisible()
      // Every drawing and card is a link: five stars, five expertises, seven profiles, the price list.
      const service = /\/services\/[a-z-]+$/
      const drawn = page.getByRole('group', { name: home.hero.drawing }).getByRole('link')
      await expect(drawn).toHaveCount(home.hero.stars.length)
      for (const places of [
        drawn,
        ...['#expertises', '#audience', '#prices tbody'].map((place) =>
          page.locator(place).getByRole('link'),
        ),
      ]) {
        const targets = await targetsOf(places)
        expect(targets).not.toHaveLength(0)
        expect(targets.filter((target) => !service.test(target))).toEqual([])
      }
      await expect(page.locator('#audience').getByRole('link')).toHaveCount(home.audience.items.length)
      const [facts] = await page
        .locator('main')
        .getByRole('list')
        .filter({ has: page.locator('b') })
        .allInnerTexts()
      expect(plain(facts ?? null)).toContain(
        `${priceIn(language, offersOf('consulting')[0]?.price ?? null)} ${plain(offersCopy.price.exclVat)}`,
      )
      await expect(page.getByRole('main').getByRole('link', { name: home.hero.cta }).first()).toHaveAttribute(
        'href',
        at('/contact', language),
      )
      await expectPriceNote(page, '#prices')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('each tick of the checklist counts towards one of three verdicts, and its button requests the audit', async ({
        page,
      }) => {
        const { ready } = copy('home', language)
        await page.goto(at('/', language))
        const form = page.getByRole('group', { name: ready.title })
        const verdict = form.getByRole('status')
        const expectVerdict = (ticks: number) =>
          expect(verdict).toHaveText(ticks < 2 ? ready.few : ticks < 4 ? ready.some : ready.many, {
            useInnerText: true,
          })
        await expectVerdict(0)
        for (const [index, item] of ready.items.entries()) {
          await form.getByText(item).click()
          await expectVerdict(index + 1)
        }
        await form.getByRole('button', { name: ready.cta }).click()
        await expect(page).toHaveURL(at('/contact?service=audit', language))
      })
    })

    test('services overview has a card of each service, and both calls to action, on the first screen with a price', async ({
      page,
    }) => {
      const services = copy('services', language)
      const { promises } = copy('common', language)
      await openInOwnFonts(page, at('/services', language))
      await expectFirstScreen(page)
      await expect(page.locator('[data-service]')).toHaveCount(servicePages.length)
      for (const { area, path } of servicePages) {
        const card = page.locator(`[data-service=${area}]`)
        await expect(card.getByRole('heading')).toHaveText(services.cards[area].name)
        await expect(card).toContainText(promises[area])
        await expect(card).toContainText(services.cards[area].description)
        await expect(card.getByRole('listitem')).toHaveText(services.cards[area].benefits)
        await expect(card.getByRole('link', { name: services.cards[area].name })).toHaveAttribute(
          'href',
          at(path, language),
        )
        const price = plain(common.price.from.replace('{{price}}', startingPrice(area, language)))
        expect(plain(await card.textContent())).toContain(price)
      }
      await expectPriceNote(page, 'main')
      const main = page.getByRole('main')
      for (const [name, path] of [
        [common.actions.contact, '/contact'],
        [offersCopy.actions.pricing, '/pricing'],
      ] as const) {
        // At the top and at the end.
        const target = at(path, language)
        expect(await targetsOf(main.getByRole('link', { name, exact: true }))).toEqual([target, target])
      }
    })

    for (const { area, path } of servicePages) {
      test(`${path} has its sections, its packages and both calls to action`, async ({ page }) => {
        const words = copy(area, language)
        await page.setViewportSize({ width: 1440, height: 900 })
        await openInOwnFonts(page, at(path, language))
        const main = page.getByRole('main')
        const estimate = main.getByRole('link', { name: common.actions.estimate }).first()
        await expect(estimate).toBeInViewport()
        const [, begun] = /\/estimate\?([a-z-]+)=1$/.exec((await estimate.getAttribute('href')) ?? '') ?? []
        expect(offersOf(area).map(({ offer }) => offer)).toContain(begun)
        await expect(
          main.getByRole('link', { name: copy('specimens', language).sheets[area].name }),
        ).toHaveAttribute('href', at(`/specimens#${area}`, language))
        const said = plain(await main.textContent())
        for (const [name, { title, items, steps, groups }] of Object.entries<Section>(words)) {
          if (ofEveryService.includes(name)) continue
          await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
          for (const item of items ?? steps ?? groups ?? []) expect(said).toContain(plain(item.title))
        }
        const cases = 'useCases' in words ? words.useCases.items : []
        const { problem, solution, result } = copy('sections', language).useCase
        await expect(
          page.getByRole('term').filter({ hasText: new RegExp(`^(${problem}|${solution}|${result})$`) }),
        ).toHaveCount(3 * cases.filter((item) => 'problem' in item).length)
        const { title } = copy('sections', language).twoYears
        const cost = withCost.includes(area)
        await expect(page.getByRole('heading', { name: title })).toHaveCount(cost ? 1 : 0)
        if (cost) {
          const cells = await page
            .getByRole('table', { name: title })
            .locator('td:last-child')
            .allInnerTexts()
          const amounts = cells.map((cell) => Number(cell.replace(/\D/g, '')))
          const total = amounts.pop()
          expect(amounts.length).toBeGreaterThan(3)
          expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(total)
        }
        const offers = offersOf(area)
        const first = page
          .locator('main')
          .getByRole('list')
          .filter({ has: page.locator('b') })
          .first()
        await expect(first).toBeInViewport()
        for (const { price, duration } of offers) {
          const facts = plain(await first.textContent())
          expect(facts).toContain(priceIn(language, price))
          expect(facts).toContain(durationIn(language, duration))
        }
        await expect(page.locator('#packages [data-offer]')).toHaveCount(offers.length)
        for (const { offer, name, badge, contactAs, price, duration, features } of offers) {
          const card = page.locator(`#packages [data-offer=${offer}]`)
          await expect(card.getByRole('heading')).toHaveText(name[language])
          const text = plain(await card.textContent())
          expect(text).toContain(priceIn(language, price))
          expect(text).toContain(durationIn(language, duration))
          for (const feature of features) expect(text).toContain(plain(feature[language]))
          if (badge) expect(text).toContain(badges[badge])
          else expect(text).not.toContain(offersCopy.badge.popular)
          const action = area === 'support' ? offersCopy.actions.subscribe : offersCopy.actions.quote
          await expect(card.getByRole('link', { name: action })).toHaveAttribute(
            'href',
            at(`/contact?service=${contactAs ?? offer}`, language),
          )
        }
        await expect(main.getByRole('link', { name: common.actions.contact }).last()).toHaveAttribute(
          'href',
          at('/contact', language),
        )
        await expect(main.getByRole('link', { name: offersCopy.actions.pricing })).toHaveAttribute(
          'href',
          at('/pricing', language),
        )
        await expectPriceNote(page, '#packages')
      })
    }

    test('the price list, plans and packs with their figures', async ({ page }) => {
      await page.goto(at('/pricing', language))
      await expectPriceNote(page, '#prices')
      const shown = async (offer: string, section: string) =>
        plain(await page.locator(`#${section} [data-offer=${offer}]`).textContent())

      const lines = priceLines(priceList.entries, offerAreas)
      await expect(page.locator('#services [data-offer]')).toHaveCount(lines.length)
      for (const { id, price, duration } of lines) {
        const text = await shown(id, 'services')
        expect(text).toContain(priceIn(language, price))
        expect(text).toContain(durationIn(language, duration))
      }
      // A row is one link, wherever it is clicked.
      const [line] = lines
      const price = page.locator(`[data-offer=${line?.id}] td`).last()
      await price.click({ force: true }) // the link lies above it
      await expect(page).toHaveURL(new RegExp(`/contact\\?service=${line?.service}$`))
      await page.goBack()

      const plans = offersOf('support')
      await expect(page.locator('#support [data-offer]')).toHaveCount(plans.length)
      for (const { offer, price } of plans)
        expect(await shown(offer, 'support')).toContain(priceIn(language, price))
      await expect(page.locator('#packs [data-offer]')).toHaveCount(packs.length)
      // Each of these says what it includes, and can be compared with the prices above.
      await expect(page.locator('#packs tr').first()).toHaveText(copy('pricing', language).packs.title)
      for (const { pack, originalPrice, price } of packs) {
        const text = await shown(pack, 'packs')
        for (const amount of [price, originalPrice, originalPrice - price])
          expect(text).toContain(plain(formatEuros(language, amount)))
      }
      await expect(page.getByRole('columnheader').last()).toHaveText(copy('pricing', language).offers.price)
      const percent = (stage: number) => (language === 'fr' ? `${stage} %` : `${stage}%`)
      expect(plain(await page.locator('#principles').textContent())).toContain(
        priceList.stages.map(percent).join(' / '),
      )
      const closing = page.getByRole('link', { name: copy('pricing', language).closing.cta })
      await expect(closing).toHaveAttribute('href', at('/contact?service=other', language))
      // A row that spans several offers leads to the page that lists them, all others to a request.
      const leading = await page
        .locator('[data-offer] th a')
        .evaluateAll((links) =>
          links.map((link) => [link.closest('tr')?.dataset.offer, link.getAttribute('href')]),
        )
      for (const [id, target] of leading) {
        const spanning = lines.find((one) => one.id === id && !one.single)
        const path = servicePages.find(({ area }) => area === spanning?.area)?.path
        if (path) expect(target).toBe(at(`${path}#packages`, language))
        else expect(target).toMatch(/\/contact\?service=/)
      }
      // Each row of one offer links to an estimate with it, too: that link is above the one of the row as a whole.
      const rows = page.locator('tr[data-offer]')
      const estimates = rows.locator('td a')
      const several = lines.filter(({ single }) => !single)
      expect(several).not.toHaveLength(0)
      await expect(estimates).toHaveCount((await rows.count()) - several.length)
      expect((await targetsOf(estimates)).filter((target) => !/\/estimate\?/.test(target))).toEqual([])
      await expect(estimates.last()).toHaveText(offersCopy.price.start)
      const [, offer] = /\?([a-z-]+)=1$/.exec((await estimates.last().getAttribute('href')) ?? '') ?? []
      await estimates.last().click()
      await expect(page.locator(`#estimate form [name="${offer}"]`)).toBeChecked()
    })

    test('about shows flagships, services with their benefits, projects, skills and process', async ({
      page,
    }) => {
      const about = copy('about', language)
      await openInOwnFonts(page, at('/about', language))
      await expectFirstScreen(page)
      const main = page.getByRole('main')
      const said = plain(await main.textContent())
      const { learning } = about.flagship.items
      for (const text of [learning.title, learning.text]) expect(said).toContain(plain(text))
      for (const { role } of Object.values<{ role: string }>(about.flagship.items))
        expect(said).toContain(plain(role))
      type Service = Record<'title' | 'description' | 'short_description', string> & {
        benefits_list: { title: string; description: string }[]
      }
      for (const service of Object.values<Service>(about.services.items)) {
        for (const text of [service.title, service.description, service.short_description])
          expect(said).toContain(plain(text))
        for (const { title, description } of service.benefits_list) {
          expect(said).toContain(plain(title))
          expect(said).toContain(plain(description))
        }
      }
      for (const { title, description } of Object.values<Record<'title' | 'description', string>>(
        about.projects.items,
      )) {
        await expect(main.getByRole('heading', { name: title, exact: true })).toHaveCount(1)
        expect(said).toContain(plain(description))
      }
      for (const text of [about.answer.title, about.answer.text]) expect(said).toContain(plain(text))
      for (const { text } of Object.values<{ text: string }>(about.expertise.items))
        expect(said).toContain(plain(text))
      for (const { title } of about.process.steps) expect(said).toContain(plain(title))
    })

    test('the privacy policy has its seven sections, and they are true of this site', async ({ page }) => {
      await page.goto(at('/privacy-policy', language))
      await expect(page.locator('[data-section]')).toHaveCount(7)
      const { sections } = copy('privacy', language)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        (['introduction', 'collection', 'usage', 'cookies', 'security', 'rights', 'contact'] as const).map(
          (name) => sections[name].title,
        ),
      )
    })

    test('the site map, linked from every footer, leads to every page but articles and steps', async ({
      page,
    }) => {
      await page.goto(at('/', language))
      const { siteMap } = copy('common', language).footer
      await page.getByRole('contentinfo').getByRole('link', { name: siteMap, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteMap)
      const links = page.getByRole('main').getByRole('link')
      const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const inner = /^\/(articles|contact|tools\/sovereignty)\/|^\/(404|styleguide|site-map)$/
      const pages = builtPages(testSite)
        .map(splitPath)
        .filter((place) => place.language === language && !inner.test(place.path))
      expect(listed.sort()).toEqual(pages.map(({ path }) => at(path, language)).sort())
    })

    test('the legal notice describes the firm, and names missing data', async ({ page }) => {
      await page.goto(at('/legal-notice', language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('legal', language).title)
      const facts = Object.values(organization.legal)
      const missing = facts.filter((fact) => fact === null)
      await expect(page.locator('[data-placeholder]')).toHaveText(missing.map(() => '—'))
      await expect(page.getByText(copy('legal', language).pending)).toHaveCount(missing.length > 0 ? 1 : 0)
      await expect(
        page.getByRole('main').getByRole('link', { name: organization.email }).first(),
      ).toBeVisible()
      for (const fact of [organization.email, organization.phone, ...facts])
        if (fact !== null) await expect(page.getByRole('main')).toContainText(fact)
    })
  })
}

/** Returns every key of the copy, like `hero.title`. */
const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at ? `${at}.${key}` : key))
    : [at]

test('no page shows a key or a placeholder of its copy', async ({ baseURL }) => {
  const folder = 'content/copy/en'
  const files = readdirSync(folder).map((name): unknown =>
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const keys = new Set(files.flatMap((file) => keysOf(file)).filter((key) => key.includes('.')))
  expect(keys.size).toBeGreaterThan(200)
  const errors: string[] = []
  for (const address of builtPages(testSite)) {
    // Playwright’s own requests and assertions take ten times as long.
    const page = await (await fetch(`${baseURL}${address}`)).text()
    const html = page.replace(/<(script|style|pre)[\s\S]*?<\/\1>/g, '')
    const shown = [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim())
    if (shown.length <= 20) errors.push(`${address} has hardly any text`)
    if (html.includes('{{')) errors.push(`${address} shows a placeholder`)
    errors.push(...shown.filter((text) => keys.has(text)).map((key) => `${address} shows ${key}`))
  }
  expect(errors).toEqual([])
})
