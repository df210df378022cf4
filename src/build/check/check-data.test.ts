import { env } from 'node:process'
import { inTemporaryProject, seed, writeFiles } from '../../../tests/temporary-project'
import { services } from '../../offers/services'
import { checkData } from './check-data'
import { byPlace, formatProblem } from './problem'

inTemporaryProject()

const site = `brand: Septentrion
url: https://septentrion.example
email: bonjour@septentrion.example
phone: "+33 1 99 00 12 34"
city: Paris, France
founded: 2023
socials:
  - { name: GitHub, url: "https://github.com/septentrion-example" }
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
`

const tags = `- tag: law
  name: { en: Law, fr: Droit }
- tag: cloud
  name: { en: Cloud, fr: Cloud }
  picture: idea
`

/** Two offers written out, whose places the tests name; every other one in two lines. */
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

const others = services
  .filter((id) => !/^(cloud-essential|cloud-growth|combo-.*|other)$/.test(id))
  .map((id) => `  - { offer: ${id}, name: *text, summary: *text, features: [*text] }\n`)
  .join('')

const support = `area: support
order: 2
offers:
  - { offer: mvp-full-stack, contactAs: other, name: &text { en: A, fr: A }, summary: *text, features: [*text] }
${others}`

const packs = `packs:
  - pack: combo-sovereignty
    title: &text { en: A, fr: A }
    contactName: *text
    description: *text
    originalPrice: 35900
    price: 31000
  - { pack: combo-startup, title: *text, contactName: *text, description: *text, originalPrice: 2, price: 1 }
  - { pack: combo-transformation, title: *text, contactName: *text, description: *text, originalPrice: 2, price: 1 }
`

const priceList = `# The offers of the pricing page.
validUntil: 2025-12-31
stages: [30, 40, 30]
entries:
  - offers: [cloud-essential]
  - offers: [cloud-growth, audit]
`

const project = {
  'content/site.yaml': site,
  'content/tags.yaml': tags,
  'content/offers/cloud.yaml': cloud,
  'content/offers/support.yaml': support,
  'content/offers/packs.yaml': packs,
  'content/offers/price-list.yaml': priceList,
}

const before = env.SOURCE_DATE_EPOCH

const builtAt = (instant: string) => {
  env.SOURCE_DATE_EPOCH = String(Date.parse(instant) / 1000)
}

beforeEach(() => {
  writeFiles(project)
  builtAt('2025-12-31T12:00:00Z')
})

afterEach(() => {
  if (before === undefined) delete env.SOURCE_DATE_EPOCH
  else env.SOURCE_DATE_EPOCH = before
})

const check = () => checkData().sort(byPlace).map(formatProblem)

test('data that keeps every rule is silent', () => {
  expect(check()).toEqual([])
})

describe('a fault is found at its place', () => {
  test.each([
    ['content/site.yaml', 'bonjour@', 'bonjour', '3:1: email must be a valid email'],
    [
      'content/site.yaml',
      'example\n',
      'example/\n',
      '2:1: url must be an origin like https://example.org, without a slash at its end',
    ],
    ['content/site.yaml', 'city: Paris, France', 'city:', '5:1: city is a required field'],
    [
      'content/tags.yaml',
      'tag: cloud',
      'tag: Le Cloud',
      '3:3: [1].tag must be lower-case words joined by hyphens',
    ],
    [
      'content/tags.yaml',
      'picture: idea',
      'picture: cat',
      '5:3: [1].picture must be one of the following values: idea, automation, private-ai',
    ],
    ['content/tags.yaml', ', fr: Droit', '', '2:3: [0].name.fr is a required field'],
    [
      'content/offers/cloud.yaml',
      '8900',
      'much',
      '7:14: offers[0].price.amount must be a `number` type, but the final value was: `"much"`.',
    ],
    [
      'content/offers/cloud.yaml',
      '8900',
      '"8900"',
      '7:14: offers[0].price.amount must be a `number` type, but the final value was: `"8900"`.',
    ],
    ['content/offers/cloud.yaml', '8900', '89.5', '7:14: offers[0].price.amount must be an integer'],
    ['content/offers/cloud.yaml', '8900', '-8900', '7:14: offers[0].price.amount must be a positive number'],
    [
      'content/offers/cloud.yaml',
      'unit: week',
      'unit: weeks',
      '8:33: offers[0].duration.unit must be one of the following values: week, month, demand',
    ],
    [
      'content/offers/cloud.yaml',
      'badge: popular',
      'badge: best',
      '13:5: offers[1].badge must be one of the following values: popular, recommended',
    ],
    ['content/offers/cloud.yaml', 'badge:', 'bagde:', '10:5: offers[1] field has unspecified keys: bagde'],
    [
      'content/offers/cloud.yaml',
      ', fr: Cloud Croissance',
      '',
      '11:5: offers[1].name.fr is a required field',
    ],
    ['content/offers/cloud.yaml', 'order: 1\n', '', '1:1: order is a required field'],
    [
      'content/offers/packs.yaml',
      'price: 31000',
      'price: 35900',
      '7:5: packs[0].price must be below originalPrice',
    ],
    [
      'content/offers/packs.yaml',
      'pack: combo-startup',
      'pack: combo-start',
      '8:7: packs[1].pack must be one of the following values: SERVICES',
    ],
    ['content/offers/price-list.yaml', '30, 40, 30', '30, 40, 40', '3:1: stages must add up to 100'],
    [
      'content/offers/price-list.yaml',
      '2025-12-31',
      '31/12/2025',
      '2:1: validUntil must be a day like 2026-10-14',
    ],
    [
      'content/offers/price-list.yaml',
      '2025-12-31',
      '2025-13-01',
      '2:1: validUntil must be a day like 2026-10-14',
    ],
  ])('%s: %j for %j', (file, words, fault, problem) => {
    seed(file, words, fault)
    expect(check()).toEqual([`${file}:${problem.replace('SERVICES', services.join(', '))}`])
  })

  test('what is no YAML is said to be none', () => {
    seed('content/offers/cloud.yaml', 'order: 1', 'area: ai')
    expect(check()).toEqual([
      expect.stringMatching(
        /^content\/offers\/cloud\.yaml:2:1: This is no valid YAML: Map keys must be unique/,
      ),
    ])
  })

  test('the faults of all files are found at once', () => {
    seed('content/site.yaml', 'founded: 2023', 'founded: soon')
    seed('content/offers/cloud.yaml', 'badge: popular', 'badge: best')
    seed('content/offers/cloud.yaml', 'order: 1', 'order: first')
    expect(check()).toEqual([
      'content/offers/cloud.yaml:2:1: order must be a `number` type, but the final value was: `"first"`.',
      'content/offers/cloud.yaml:13:5: offers[1].badge must be one of the following values: popular, recommended',
      'content/site.yaml:6:1: founded must be a `number` type, but the final value was: `"soon"`.',
    ])
  })
})

describe('the files agree with one another', () => {
  test('spec 3: an offer that the contact form has no service for', () => {
    seed('content/offers/cloud.yaml', '  - offer: cloud-growth', '  - offer: cloud-giant')
    seed('content/offers/price-list.yaml', 'cloud-growth, ', '')
    expect(check()).toEqual([
      'content/offers/cloud.yaml:10:5: The contact form has no service "cloud-giant": add it to src/offers/services.ts or say contactAs.',
      'src/offers/services.ts:1:1: No file of content/offers has the service "cloud-growth".',
    ])
  })

  test('an offer may be asked for as another service', () => {
    seed('content/offers/cloud.yaml', '    badge: popular', '    contactAs: other')
    seed('content/offers/cloud.yaml', 'offer: cloud-growth', 'offer: cloud-giant')
    seed('content/offers/price-list.yaml', 'cloud-growth, ', '')
    seed('content/offers/support.yaml', 'offer: mvp-full-stack, contactAs: other', 'offer: cloud-growth')
    expect(check()).toEqual([])
  })

  test('spec 3: a service of the contact form that no offer and no pack has', () => {
    seed('content/offers/packs.yaml', 'pack: combo-startup', 'pack: combo-transformation')
    expect(check()).toEqual([
      'src/offers/services.ts:1:1: No file of content/offers has the service "combo-startup".',
    ])
  })

  test('a line of the price list for an offer that does not exist', () => {
    seed('content/offers/price-list.yaml', 'audit', 'gold')
    expect(check()).toEqual([
      'content/offers/price-list.yaml:6:28: No file of content/offers has an offer "gold".',
    ])
  })
})

describe('what the owner should know is a warning', () => {
  test('spec 9: on the last day the prices are valid; on the day after, in Paris, they are to be confirmed', () => {
    builtAt('2025-12-31T22:59:00Z')
    expect(check()).toEqual([])
    builtAt('2025-12-31T23:00:00Z')
    expect(check()).toEqual([
      'content/offers/price-list.yaml:2:1: warning: The prices were valid until 2025-12-31: the site now says so and invites to ask. Confirm them and set a new day.',
    ])
  })

  test('each field of the legal notice that is still to be filled in', () => {
    seed('content/site.yaml', 'legalName: Septentrion SAS', 'legalName: null')
    seed('content/site.yaml', 'hostPhone: "+33 4 00 00 00 00"', 'hostPhone: null')
    expect(check()).toEqual([
      'content/site.yaml:10:3: warning: legal.legalName is still to be filled in; the legal notice says so.',
      'content/site.yaml:19:3: warning: legal.hostPhone is still to be filled in; the legal notice says so.',
    ])
  })
})

describe('known faults of the check', () => {
  test('a day that no calendar has is refused', () => {
    seed('content/offers/price-list.yaml', '2025-12-31', '2025-02-30')
    builtAt('2025-01-01T12:00:00Z')
    expect(check()).toEqual(['content/offers/price-list.yaml:2:1: validUntil must be a day like 2026-10-14'])
  })

  test('a tag that is a number is refused', () => {
    seed('content/tags.yaml', 'tag: cloud', 'tag: 2026')
    expect(check()).toEqual([
      expect.stringMatching(/^content\/tags\.yaml:3:3: \[1\]\.tag must be a `string` type/),
    ])
  })

  test('an offer of the price list is pointed at where it stands, not where its letters occur first', () => {
    seed('content/offers/price-list.yaml', 'audit', 'cloud')
    expect(check()).toEqual([
      'content/offers/price-list.yaml:6:28: No file of content/offers has an offer "cloud".',
    ])
  })

  test('an offer without a service is pointed at where it stands, not at a longer name before it', () => {
    seed('content/offers/cloud.yaml', 'offer: cloud-growth', 'offer: cloud')
    seed('content/offers/price-list.yaml', 'cloud-growth, ', '')
    expect(check()).toContainEqual(expect.stringMatching(/^content\/offers\/cloud\.yaml:10:5: /))
  })

  test('an offer that two entries claim is refused', () => {
    seed('content/offers/support.yaml', 'offer: mvp-full-stack, contactAs: other', 'offer: audit')
    expect(check()).toHaveLength(1)
  })
})
