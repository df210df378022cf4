import { env } from 'node:process'
import sharp from 'sharp'
import { memoize } from '../../src/cache/memoize'
import { writeFiles } from '../support/temporary-project'

/** Two offers in full, whose positions the errors name. */
const cloud = `area: cloud
order: 1
offers:
  - offer: cloud-essential
    name: { en: Cloud Essential, fr: Cloud Essentiel }
    summary: { en: One server., fr: Un serveur. }
    price: { amount: 8900 }
    duration: { from: 3, to: 4, unit: week }
    features: [{ en: Training, fr: Formation }]
  - offer: cloud-growth
    name: { en: Cloud Growth, fr: Cloud Croissance }
    summary: { en: Two servers., fr: Deux serveurs. }
    badge: popular
    features: [{ en: Training, fr: Formation }]
`

const files = {
  'content/site.yaml': `brand: Septentrion
url: https://septentrion.fr
email: bonjour@septentrion.fr
phone: "+33 1 00 00 00 00"
city: Paris, France
founded: 2023
socials:
  - { name: GitHub, url: "https://github.com/septentrion" }
legal:
  legalName: Septentrion SAS
  legalForm: SAS
  capital: 1000 €
  registration: RCS Paris
  vat: FR00
  address: Paris
  director: A. Dupont
  hostName: Un hébergeur
  hostAddress: Lyon
  hostPhone: "+33 4 00 00 00 00"
`,
  'content/tags.yaml': `- tag: law
  name: { en: Law, fr: Droit }
- tag: cloud
  name: { en: Cloud, fr: Cloud }
  picture: idea
`,
  'content/redirects.yaml': 'articles:\ntags:\n',
  'content/search-words.yaml': 'both: []\nen: []\nfr: []\n',
  'content/to-decide.yaml': '[]\n',
  'content/figures.yaml': `- id: server-month
  name: { en: "A server, a month", fr: "Un serveur, un mois" }
  value: 65
  unit: EUR
  source: { name: { en: A host, fr: Un hébergeur }, url: "https://www.cnil.fr/" }
  day: 2026-10-08
  staleFrom: 2027-01-08
- id: law
  name: { en: The law applies from, fr: Application de la loi }
  value: 2027-12-02
  source: { name: { en: The law, fr: La loi }, url: "https://www.cnil.fr/" }
  day: 2026-11-01
  staleFrom: 2027-05-01
- id: web-median-mobile-page
  name: { en: A page, fr: Une page }
  value: 2600000
  source: { name: { en: An archive, fr: Une archive }, url: "https://www.cnil.fr/" }
  day: 2026-11-01
  staleFrom: 2027-05-01
`,
  'content/sovereignty.yaml': `source: { name: { en: A, fr: A }, url: "https://www.cnil.fr/", day: 2026-06-01, checkedAt: 2026-11-20 }
corrections: []
objectives:
  - id: data
    name: &text { en: A, fr: A }
    about: *text
    weights: { october2025: 100, june2026: 100 }
    criteria:
      - id: "3.1"
        name: *text
        question: *text
        answers: [*text, *text]
        points: [0, 200]
        seals: [0, 4]
        how: *text
        ask: *text
`,
  // The smallest rules that cover everything checked.
  'content/ai-act.yaml': `sources:
  - name: { en: The Act, fr: Le règlement }
    url: { en: https://example.org/en, fr: https://example.org/fr }
    day: 2026-11-22
dates:
  - { id: general, day: 2026-08-02, name: { en: general, fr: générale } }
  - { id: later, day: 2027-12-02, name: { en: later, fr: plus tard } }
questions:
  - id: role
    title: { en: Your role, fr: Votre rôle }
    several: true
    options:
      - { id: deployer, label: { en: We use it, fr: Utilisation }, articles: ["3(4)"] }
      - { id: none, none: true, label: { en: None, fr: Aucun } }
findings:
  - { id: deployer, when: [[role.deployer]], role: { en: deployer, fr: déployeur } }
  - { id: nobody, when: [[not role.any]], class: { en: nobody, fr: personne } }
groups:
  - { id: all, name: { en: All, fr: Tous } }
duties:
  - id: literacy
    group: all
    title: { en: Learn, fr: Apprendre }
    do: { en: Train., fr: Former. }
    proof: { en: list, fr: liste }
    articles: ["4"]
    from: [{ date: later, when: [[deployer]] }, { date: general }]
    when: [[deployer]]
`,
  // One of each, as all of it is checked for each of hundreds of errors.
  'content/own-server.yaml': `start: { people: 1, questions: 1, days: 1, tokensIn: 1, tokensOut: 1, months: 1, users: 1, context: 1, hours: 1, machine: 1,
  watts: 1, power: 1, hosting: 1, workHours: 1, workHoursAlone: 1, hourRate: 1, peak: 1, attained: 1, usable: 1, cacheBits: 1 }
estimatedOn: 2026-11-20
choice: { model: small, american: large, server: rented }
seat: server-month
rate: server-month
models: [{ id: small, name: A, parameters: 1, active: 1, layers: 1, kvHeads: 1, headSize: 1, bits: 8, source: "https://example.org/" }]
european: [{ id: medium, name: A, in: server-month, out: server-month }]
american: [{ id: large, name: A, in: server-month, out: server-month }]
cards: [{ id: l40s, name: A, memory: 48, bandwidth: server-month, teraops: server-month }]
servers:
  - { id: rented, name: A, card: l40s, month: server-month }
  - { id: bought, name: A, card: l40s, price: server-month }
measured: []
cases: [{ name: { en: A, fr: A } }]
`,
  'content/two-years.yaml': `estimatedOn: 2026-11-20
hourRate: 60
cases:
  - area: cloud
    about: &text { en: A, fr: A }
    offer: cloud-essential
    plan: cloud-essential
    servers: [{ name: *text, month: server-month }]
    hours: 6
    work: *text
`,
  'content/retention.json': '{ "months": 12 }\n',
  'content/offers/cloud.yaml': cloud,
  'content/offers/support.yaml': `area: support
order: 2
offers:
  - { offer: mvp-full-stack, contactAs: other, name: &text { en: A, fr: A }, summary: *text, features: [*text] }
  - { offer: audit, name: *text, summary: *text, features: [*text] }
`,
  'content/offers/packs.yaml': `packs:
  - pack: combo-sovereignty
    title: &text { en: A, fr: A }
    contactName: *text
    description: *text
    originalPrice: 35900
    price: 31000
  - { pack: combo-startup, title: *text, contactName: *text, description: *text, originalPrice: 2, price: 1 }
  - { pack: combo-transformation, title: *text, contactName: *text, description: *text, originalPrice: 2, price: 1 }
`,
  'content/offers/price-list.yaml': `# The offers of the pricing page.
validUntil: 2026-12-31
stages: [30, 40, 30]
entries:
  - offers: [cloud-essential]
  - offers: [cloud-growth, audit]
vat: 20
`,
  'content/articles/cloud-act/fr.mdx': `---
title: Le Cloud Act
subtitle: Ce que la loi permet.
publishedAt: 2026-11-12
tags: [law, cloud]
image: ./cover.png
imageAlt: Une balance.
---

Un *paragraphe* et [un lien](/articles/rgpd).[^1] Il coûte 4\u202f500\u00a0€, dont 20\u202f%.

## Un titre

<Figure src="./schema.svg" alt="Deux cercles qui se coupent" caption="Le schéma." />

<Quote author="Ada">Une phrase.</Quote>

### Un détail

Voir [les tarifs](/pricing#packs), [plus haut](#un-titre) et [ailleurs](https://www.cnil.fr/).

<KeyFigures items={[{ value: '40\u00a0h', label: 'la première année' }]} />

| a | b |
|---|---|
| 1 | [2](https://legacy.example/caf%E9) |

[^1]: Une source.
`,
  'content/articles/cloud-act/en.mdx': `---
title: The CLOUD Act
subtitle: What the law allows.
publishedAt: 2026-11-12
tags: [law, cloud]
image: ./cover.png
imageAlt: A pair of scales.
---

A paragraph and [a link](/articles/cloud-act#a-heading). It costs €4,500, of which 20%.

## A heading

<Figure src="./schema.svg" alt="Two circles that overlap" />

In [French](/fr/articles/rgpd) and in [a category](/articles/category/law).

It is <Fact id="server-month" /> (<Fact id="law" show="source" />).
`,
  'content/articles/cloud-act/schema.svg': '<svg viewBox="0 0 1 1"><circle class="star" r="1"/></svg>\n',
  'content/articles/rgpd/fr.mdx': `---
title: Le RGPD
subtitle: Six documents.
publishedAt: 2026-11-10
only: fr
tags: [law]
---

Un paragraphe.

## Registre

<Callout title="À retenir">

Une chose.

</Callout>
`,
  'content/copy/en/home.json': `{
  "title": "Home",
  "page": "Page {{page}} of {{total}}",
  "price": "From €8,900",
  "empty": {
    "heading": "No results",
    "text": "Try again."
  },
  "count_one": "{{count}} article",
  "count_other": "{{count}} articles",
  "items": [
    { "name": "Firm prices" },
    { "name": "Results" }
  ]
}
`,
  'content/copy/fr/home.json': `{
  "title": "Accueil",
  "page": "Page {{page}} sur {{total}}",
  "price": "Dès 8\u202f900\u00a0€",
  "empty": {
    "heading": "Aucun résultat",
    "text": "Essayez encore."
  },
  "count_one": "{{count}} article",
  "count_other": "{{count}} articles",
  "items": [
    { "name": "Prix fermes" },
    { "name": "Résultats" }
  ]
}
`,
  'src/pages/index.tsx': `const { t } = useTranslation('home')
const part = 'text'
export default () => (
  <main>
    <h1>{t('title')}</h1>
    {t('page', { page, total })} {t('price')} {t('count', { count })}
    {t('empty.heading')} {t(\`empty.\${part}\`)} {t('items', { returnObjects: true })}
    <a href={local('/pricing')}>{t('title')}</a>
  </main>
)
`,
  'src/pages/pricing.tsx': `export default () => <section id="packs" />\n`,
  'src/outputs/articles-json.ts': `export const file = '/api/articles.json'\n`,
} as const

export type CleanFile = keyof typeof files | 'content/articles/cloud-act/cover.png'

/**
 * Writes a small project that passes the content check into the working folder, and makes its day that of the test
 * file and of the commands it starts, as its figures and sources age. Jest gives each test file its own environment.
 */
export async function writeCleanProject(): Promise<void> {
  env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-21T12:00:00Z') / 1000)
  writeFiles(files)
  await writePicture('content/articles/cloud-act/cover.png', 600)
}

/** Draws a PNG picture of a width: once for a test file, which may write hundreds of clean projects. */
const picture = memoize((width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#123' } })
    .png()
    .toBuffer(),
)

/** Writes a PNG picture of a width, in pixels. */
export async function writePicture(file: string, width: number): Promise<void> {
  writeFiles({ [file]: await picture(width) })
}
