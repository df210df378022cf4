import { type Offer, priceLines, projectRange } from './price-list'

const text = (words: string) => ({ en: words, fr: `${words} (fr)` })

const offer = (id: string, given: Partial<Offer> = {}): Offer => ({
  offer: id,
  name: text(`Name of ${id}`),
  contactName: null,
  contactAs: null,
  summary: text(`Summary of ${id}`),
  badge: null,
  price: null,
  duration: null,
  response: null,
  features: [text(`Feature of ${id}`)],
  ...given,
})

const euros = (amount: number, upTo: number | null = null) => ({ amount, upTo, per: null })
const weeks = (from: number | null, to: number | null = null) => ({ from, to, unit: 'week' })
const entry = (...offers: string[]) => ({ offers, name: null, summary: null })

/** Returns the one line of an entry that names all of these offers. */
function lineOf(...offers: Offer[]) {
  const [line] = priceLines([entry(...offers.map(({ offer: id }) => id))], [{ area: 'area', offers }])
  return line
}

test('an entry of one offer is a line with its texts', () => {
  const audit = offer('audit', { price: euros(4500), duration: weeks(2), badge: 'popular' })
  expect(lineOf(audit)).toEqual({
    id: 'audit',
    name: audit.name,
    summary: audit.summary,
    price: audit.price,
    duration: audit.duration,
    badge: 'popular',
    features: audit.features,
    service: 'audit',
    area: 'area',
    single: true,
  })
})

test('lines keep the order of the entries, whatever their area', () => {
  const areas = [
    { area: 'one', offers: [offer('a'), offer('b')] },
    { area: 'other', offers: [offer('c')] },
  ]
  expect(priceLines([entry('c'), entry('a')], areas).map(({ id, area }) => [id, area])).toEqual([
    ['c', 'other'],
    ['a', 'one'],
  ])
})

test('an entry may have a name and a summary of its own', () => {
  const entries = [{ offers: ['a'], name: text('Startup MVP'), summary: text('With or without') }]
  const [line] = priceLines(entries, [{ area: 'area', offers: [offer('a')] }])
  expect(line).toMatchObject({ name: text('Startup MVP'), summary: text('With or without') })
})

test('an offer with another service opens the form with that one', () => {
  expect(lineOf(offer('mvp-full-stack', { contactAs: 'other' }))?.service).toBe('other')
})

describe('an entry of several offers is one line', () => {
  test.each([
    ['two amounts', [euros(4500), euros(9000)], euros(4500, 9000)],
    ['amounts in any order', [euros(9000), euros(4500)], euros(4500, 9000)],
    ['two ranges', [euros(25000, 35000), euros(35000, 45000)], euros(25000, 45000)],
    ['a range and an amount inside it', [euros(25000, 45000), euros(30000)], euros(25000, 45000)],
    ['the same amount twice', [euros(4500), euros(4500)], euros(4500)],
    ['one of them on quote', [euros(4500), null], null],
    ['all of them on quote', [null, null], null],
  ])('that spans their prices: %s', (_, prices, expected) => {
    const offers = prices.map((price, index) => offer(`offer-${index}`, { price }))
    expect(lineOf(...offers)?.price).toEqual(expected)
  })

  test('with the unit of the price', () => {
    const perMonth = (amount: number) => ({ amount, upTo: null, per: 'month' })
    const offers = [offer('a', { price: perMonth(1200) }), offer('b', { price: perMonth(4800) })]
    expect(lineOf(...offers)?.price).toEqual({ amount: 1200, upTo: 4800, per: 'month' })
  })

  test.each([
    ['two durations', [weeks(2), weeks(3)], weeks(2, 3)],
    ['two ranges', [weeks(8, 10), weeks(10, 12)], weeks(8, 12)],
    ['ranges in any order', [weeks(10, 12), weeks(8, 10)], weeks(8, 12)],
    ['the same twice', [weeks(3), weeks(3)], weeks(3)],
    ['one of them without', [weeks(3), null], weeks(3)],
    ['on demand only', [weeks(null), weeks(null)], weeks(null)],
    ['none', [null, null], null],
  ])('that spans their durations: %s', (_, durations, expected) => {
    const offers = durations.map((duration, index) => offer(`offer-${index}`, { duration }))
    expect(lineOf(...offers)?.duration).toEqual(expected)
  })

  test('without the badge and the features of any of them, as it is not one offer', () => {
    expect(lineOf(offer('a', { badge: 'popular' }), offer('b'))).toMatchObject({
      badge: null,
      features: [],
      single: false,
    })
  })

  test('unless they are measured in different units', () => {
    const months = { from: 2, to: null, unit: 'month' }
    const mixed = [offer('a', { duration: weeks(3) }), offer('b', { duration: months })]
    expect(() => lineOf(...mixed)).toThrow('mixes weeks and months')
  })

  test('with the name and service of the first', () => {
    expect(lineOf(offer('a'), offer('b'))).toMatchObject({ id: 'a', service: 'a', name: text('Name of a') })
  })
})

test('an offer by the day or month has its line, and is not in the range of projects', () => {
  const prices = [euros(4500), { ...euros(900), per: 'day' }, euros(9000)]
  const offers = prices.map((price, index) => offer(`offer-${index}`, { price }))
  const lines = priceLines(
    offers.map(({ offer: id }) => entry(id)),
    [{ area: 'area', offers }],
  )
  expect(lines.map(({ price }) => price)).toEqual(prices)
  expect(projectRange(lines)).toEqual(euros(4500, 9000))
})

test('an unknown offer is named in the error', () => {
  expect(() => priceLines([entry('cloud-giant')], [{ area: 'area', offers: [offer('audit')] }])).toThrow(
    'content/offers/price-list.yaml names "cloud-giant", which no file of content/offers has',
  )
})

test('an entry without offers is an error', () => {
  expect(() => priceLines([entry()], [])).toThrow(
    'content/offers/price-list.yaml has an entry without offers',
  )
})
