import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { builtPages } from './pages'
import { at, copy, expect, type Language, languages, test } from './site'

/** Typographic spaces are a matter of setting: texts are compared without them. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

type Text = Record<Language, string>
type Offer = { offer: string; name: Text; badge?: string; contactAs?: string; features: Text[] }
const offersOf = (area: string): Offer[] => parse(readFileSync(`content/offers/${area}.yaml`, 'utf8')).offers

/** What each service page shows (spec, section 2). */
const servicePages = [
  {
    area: 'cloud',
    path: '/services/cloud-souverain',
    sections: ['problem', 'useCases', 'technology'],
    stories: true,
  },
  {
    area: 'ai',
    path: '/services/ia-privee',
    sections: ['problem', 'infrastructure', 'useCases', 'technology'],
    stories: true,
  },
  { area: 'mvp', path: '/services/mvp-startup', sections: ['approach', 'technology'] },
  { area: 'automation', path: '/services/automatisation', sections: ['problem', 'useCases', 'technology'] },
  { area: 'consulting', path: '/services/conseil-strategique', sections: ['services'] },
  { area: 'support', path: '/services/support-maintenance', sections: ['managed'] },
]

for (const language of languages) {
  test.describe(`content, ${language}`, () => {
    const common = copy('common', language)

    test('spec 2: home has hero with fifteen stars, five expertises, turnkey, for whom, ready if you', async ({
      page,
    }) => {
      const home = copy('home', language)
      await page.goto(at('/', language))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.titleEnd)
      await expect(page.getByRole('img', { name: home.hero.drawing }).locator('[data-star]')).toHaveCount(15)
      await expect(page.locator('#expertises').getByRole('heading', { level: 3 })).toHaveCount(5)
      await expect(page.locator('#turnkey').getByRole('heading', { level: 3 })).toHaveText(
        home.turnkey.steps.map(({ title }: { title: string }) => title),
      )
      await expect(page.locator('#audience').getByRole('heading', { level: 3 })).toHaveCount(7)
      await expect(page.locator('#ready').getByRole('listitem')).toHaveText(home.ready.items)
      const [hero, audit] =
        language === 'fr'
          ? ['Nous Contacter', 'Demander un Audit de Souveraineté']
          : ['Contact us', 'Request a sovereignty audit']
      await expect(page.getByRole('main').getByRole('link', { name: hero }).first()).toHaveAttribute(
        'href',
        at('/contact', language),
      )
      await expect(page.getByRole('link', { name: audit })).toHaveAttribute(
        'href',
        at('/contact?service=audit', language),
      )
    })

    test('spec 2: services overview has six cards with four benefits, and both calls to action', async ({
      page,
    }) => {
      const services = copy('services', language)
      await page.goto(at('/services', language))
      await expect(page.locator('[data-service]')).toHaveCount(6)
      for (const { area, path } of servicePages) {
        const card = page.locator(`[data-service=${area}]`)
        await expect(card.getByRole('heading')).toHaveText(services.cards[area].name)
        await expect(card).toContainText(services.cards[area].subtitle)
        await expect(card).toContainText(services.cards[area].description)
        await expect(card.getByRole('listitem')).toHaveText(services.cards[area].benefits)
        expect(services.cards[area].benefits).toHaveLength(4)
        const more = card.getByRole('link', { name: language === 'fr' ? 'En savoir plus' : 'Learn more' })
        await expect(more).toHaveAttribute('href', at(path, language))
      }
      const [contact, pricing] =
        language === 'fr' ? ['Nous contacter', 'Voir les tarifs'] : ['Contact us', 'See pricing']
      await expect(page.getByRole('main').getByRole('link', { name: contact, exact: true })).toHaveAttribute(
        'href',
        at('/contact', language),
      )
      await expect(page.getByRole('main').getByRole('link', { name: pricing, exact: true })).toHaveAttribute(
        'href',
        at('/pricing', language),
      )
    })

    for (const { area, path, sections, stories } of servicePages) {
      test(`spec 2: ${path} has its sections, its packages and both calls to action`, async ({ page }) => {
        const words = copy(area, language)
        await page.goto(at(path, language))
        for (const section of sections) {
          await expect(page.getByRole('heading', { level: 2, name: words[section].title })).toBeVisible()
          const texts = (words[section].items ?? words[section].steps ?? words[section].groups).map(
            (item: { title: string }) => item.title,
          )
          for (const text of texts) await expect(page.getByRole('main')).toContainText(text)
        }
        if (stories) {
          const names =
            language === 'fr' ? ['Problème', 'Solution', 'Résultat'] : ['Problem', 'Solution', 'Result']
          await expect(
            page.getByRole('term').filter({ hasText: new RegExp(`^(${names.join('|')})$`) }),
          ).toHaveCount(9)
        }
        const offers = offersOf(area)
        await expect(page.locator('#packages [data-offer]')).toHaveCount(offers.length)
        for (const { offer, name, badge, contactAs, features } of offers) {
          const card = page.locator(`#packages [data-offer=${offer}]`)
          await expect(card.getByRole('heading')).toHaveText(name[language])
          for (const feature of features) await expect(card).toContainText(feature[language])
          if (badge) await expect(card).toContainText(common.badge[badge])
          else await expect(card).not.toContainText(common.badge.popular)
          const action = area === 'support' ? common.actions.subscribe : common.actions.quote
          await expect(card.getByRole('link', { name: action })).toHaveAttribute(
            'href',
            at(`/contact?service=${contactAs ?? offer}`, language),
          )
        }
        await expect(
          page.getByRole('main').getByRole('link', { name: common.actions.contact }).last(),
        ).toHaveAttribute('href', at('/contact', language))
        await expect(
          page.getByRole('main').getByRole('link', { name: common.actions.pricing }),
        ).toHaveAttribute('href', at('/pricing', language))
      })
    }

    test('spec 2 and 9: the price list, plans and packs with their figures', async ({ page }) => {
      await page.goto(at('/pricing', language))
      const price = async (offer: string, section: string) =>
        plain(await page.locator(`#${section} [data-offer=${offer}]`).textContent()).replace(/\s+/g, ' ')
      const euros = (french: string, english: string) => (language === 'fr' ? french : english)

      await expect(page.locator('#services [data-offer]')).toHaveCount(8)
      const list: [string, string, string][] = [
        ['audit', euros('4 500 €', '€4,500'), euros('2 semaines', '2 weeks')],
        ['cloud-essential', euros('8 900 €', '€8,900'), euros('3–4 semaines', '3–4 weeks')],
        ['cloud-growth', euros('18 500 €', '€18,500'), euros('5–6 semaines', '5–6 weeks')],
        ['ai-foundation', euros('12 500 €', '€12,500'), euros('3–4 semaines', '3–4 weeks')],
        ['ai-enterprise', euros('28 000 €', '€28,000'), euros('6–8 semaines', '6–8 weeks')],
        ['mvp-technical', euros('25 000–45 000 €', '€25,000–€45,000'), euros('8–12 semaines', '8–12 weeks')],
        ['automation-essential', euros('6 500 €', '€6,500'), euros('3 semaines', '3 weeks')],
        ['automation-advanced', euros('15 000 €', '€15,000'), euros('5–6 semaines', '5–6 weeks')],
      ]
      for (const [offer, amount, time] of list) {
        const text = (await price(offer, 'services')).replace(/ – /g, '–')
        expect(text).toContain(amount)
        expect(text).toContain(time)
      }
      for (const [plan, amount] of [
        ['standard', '1 200'],
        ['premium', '2 400'],
        ['enterprise', '4 800'],
      ] as const) {
        expect(await price(`support-${plan}`, 'support')).toContain(
          euros(`${amount} €`, `€${amount.replace(' ', ',')}`),
        )
      }
      const packs = [
        ['combo-sovereignty', '35 900', '31 000', '4 900'],
        ['combo-startup', '45 200', '39 900', '5 300'],
        ['combo-transformation', '64 400', '56 000', '8 400'],
      ] as const
      for (const [pack, ...amounts] of packs) {
        const text = await price(pack, 'packs')
        for (const amount of amounts)
          expect(text).toContain(euros(`${amount} €`, `€${amount.replace(' ', ',')}`))
        expect(text).toContain(euros('HT', 'excl. VAT'))
      }
      await expect(page.locator('#principles')).toContainText(/30\s?% \/ 40\s?% \/ 30\s?%/)
      const closing = page.getByRole('link', {
        name: language === 'fr' ? 'Demander un devis personnalisé' : 'Request a personalised quote',
      })
      await expect(closing).toHaveAttribute('href', at('/contact?service=other', language))
      for (const link of await page.locator('[data-offer] a').all())
        await expect(link).toHaveAttribute('href', /\/contact\?service=/)
    })

    test('spec 9: past their date, prices are said to have been confirmed until then, with an invitation to ask', async ({
      page,
    }) => {
      await page.goto(at('/pricing', language))
      const note = page.locator('[data-validity]')
      await expect(note).toHaveAttribute('data-validity', 'expired')
      await expect(note).toContainText(language === 'fr' ? '31 décembre 2025' : '31 December 2025')
      await expect(note.getByRole('link')).toHaveAttribute('href', at('/contact', language))
    })

    test('spec 1 to 3: about shows two flagships, three services with three benefits, four projects, six skills', async ({
      page,
    }) => {
      const about = copy('about', language)
      await page.goto(at('/about', language))
      const main = page.getByRole('main')
      for (const { title, text } of Object.values<{ title: string; text: string }>(about.flagship.items)) {
        await expect(main).toContainText(title)
        await expect(main).toContainText(text)
      }
      for (const key of ['ai_consulting', 'workflow', 'private_ai']) {
        const service = about.services.items[key]
        for (const text of [service.title, service.description, service.short_description])
          await expect(main).toContainText(text)
        expect(service.benefits_list).toHaveLength(3)
        for (const { title, description } of service.benefits_list) {
          await expect(main).toContainText(title)
          await expect(main).toContainText(description)
        }
      }
      for (const key of ['socialcab', 'ctg', 'quos', 'myheroes'])
        await expect(main).toContainText(about.projects.items[key].description)
      for (const key of ['frontend', 'backend', 'database', 'ai_deployment', 'no_code', 'ai_agents'])
        await expect(main).toContainText(about.expertise.items[key].text)
      for (const { title } of about.process.steps) await expect(main).toContainText(title)
    })

    test('spec 2: the privacy policy has its seven sections, true of this site', async ({ page }) => {
      await page.goto(at('/privacy-policy', language))
      await expect(page.locator('[data-section]')).toHaveCount(7)
      const { sections } = copy('privacy', language)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        ['introduction', 'collection', 'usage', 'cookies', 'security', 'rights', 'contact'].map(
          (name) => sections[name].title,
        ),
      )
      await expect(page.getByRole('main')).not.toContainText('{{')
    })

    test('the legal notice names what is still to be filled in', async ({ page }) => {
      await page.goto(at('/legal-notice', language))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('legal', language).title)
      await expect(page.locator('[data-placeholder]').first()).toHaveText(copy('legal', language).pending)
      await expect(page.getByRole('main')).toContainText('bonjour@septentrion.example')
    })
  })
}

test('spec 2: French badges and button words are the spec’s', async ({ page }) => {
  await page.goto('/fr/services/cloud-souverain')
  await expect(page.locator('#packages').getByText('POPULAIRE')).toHaveCount(1)
  await expect(page.locator('#packages').getByRole('link', { name: 'Demander un devis' })).toHaveCount(3)
  await page.goto('/fr/services/support-maintenance')
  await expect(page.locator('#packages').getByText('RECOMMANDÉ')).toHaveCount(1)
  await expect(page.locator('#packages').getByRole('link', { name: 'Souscrire' })).toHaveCount(3)
})

/** Every key of the copy, like `hero.title`. */
const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at ? `${at}.${key}` : key))
    : [at]

test('no page shows a key or a placeholder of its copy', async ({ request }) => {
  const names = readdirSync('content/copy/en').map((name) => name.replace('.json', ''))
  const keys = new Set(names.flatMap((name) => keysOf(copy(name, 'en'))).filter((key) => key.includes('.')))
  expect(keys.size).toBeGreaterThan(200)
  for (const address of builtPages()) {
    const html = (await (await request.get(address)).text()).replace(/<(script|style|pre)[\s\S]*?<\/\1>/g, '')
    expect(html, address).not.toContain('{{')
    const shown = [...html.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim())
    expect(shown.length, address).toBeGreaterThan(20)
    expect(
      shown.filter((text) => keys.has(text)),
      address,
    ).toEqual([])
  }
})
