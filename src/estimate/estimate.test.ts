import fc from 'fast-check'
import { estimateCatalogue, estimateItem } from '../../tests/fixtures/estimate-catalogue'
import { stageAmounts } from '../offers/stage-amounts'
import { addressOf, longest, numberOf, readAddress, sumOf } from './address'
import { type Catalogue, type Choice, type Item, most, type Pack } from './catalogue'
import { estimate } from './compute'
import { sheetOf } from './figures'

const areas = ['consulting', 'cloud', 'ai', 'mvp', 'automation', 'support']
const euros = fc.integer({ min: 1, max: 90_000 }).map((amount) => amount * 100)

const item = (index: number): fc.Arbitrary<Item> =>
  fc
    .record({
      area: fc.constantFrom(...areas),
      amount: fc.option(euros),
      more: fc.option(euros, { freq: 2 }),
      per: fc.constantFrom(null, null, null, null, 'day' as const, 'month' as const),
      features: fc.constant([]),
      weeks: fc.option(
        fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })).map(([from, more]) => ({
          from,
          to: from + more,
        })),
      ),
    })
    .map(({ more, amount, ...rest }) => ({
      ...rest,
      id: `offer-${index}`,
      name: `Offer ${index}`,
      service: `offer-${index}`,
      includes: [],
      amount,
      upTo: amount && more ? amount + more : null,
    }))

const pack = (index: number, ids: readonly string[]): fc.Arbitrary<Pack> =>
  fc.record({
    id: fc.constant(`pack-${index}`),
    name: fc.constant(`Pack ${index}`),
    price: euros,
    offers: fc.subarray([...ids], { minLength: 0, maxLength: 3 }),
    areas: fc.subarray(areas),
  })

const catalogue: fc.Arbitrary<Catalogue> = fc
  .tuple(...Array.from({ length: 7 }, (_, index) => item(index)))
  .chain((items) =>
    fc
      .tuple(
        ...Array.from({ length: 4 }, (_, index) =>
          pack(
            index,
            items.map(({ id }) => id),
          ),
        ),
      )
      .map((packs) => ({ ...estimateCatalogue(items), packs, rented: ['cloud'] })),
  )

/** A catalogue with a choice from it. */
const chosen: fc.Arbitrary<[Catalogue, Choice]> = catalogue.chain((list) => {
  const packs = list.packs.map(({ id }) => fc.constantFrom<[string, number]>([id, 0], [id, 1]))
  const items = list.items.map(({ id, per }) =>
    fc.integer({ min: 0, max: per ? most[per] : 1 }).map((count): [string, number] => [id, count]),
  )
  return fc.tuple(fc.constant(list), fc.tuple(...items, ...packs).map(positive))
})

const positive = (entries: readonly [string, number][]): Choice =>
  Object.fromEntries(entries.filter(([, count]) => count > 0))

const check = <Ts extends [unknown, ...unknown[]]>(property: fc.IProperty<Ts>) =>
  fc.assert(property, { numRuns: 500 })

test('totals are the sum of their lines and exclude prices on request', () => {
  check(
    fc.property(chosen, ([list, choice]) => {
      const { project, monthly, total, recurring, perMonth, open } = estimate(choice, list)
      for (const [lines, figures] of [
        [project, total],
        [monthly, recurring],
      ] as const) {
        const priced = lines.flatMap(({ price }) => (price ? [price] : []))
        expect(figures === null).toBe(priced.length === 0)
        for (const bound of ['from', 'to'] as const) {
          const sum = priced.reduce((all, price) => all + price[bound], 0)
          expect(figures?.net[bound] ?? 0).toBe(sum)
          expect(figures?.gross[bound] ?? 0).toBe(sum + (figures?.vat[bound] ?? 0))
        }
      }
      for (const bound of ['from', 'to'] as const)
        expect(perMonth[bound]).toBe(monthly.reduce((all, { each }) => all + (each?.[bound] ?? 0), 0))
      expect(open).toBe(project.some(({ price }) => price === null))
      expect([...project, ...monthly].map(({ id }) => id).sort()).toEqual(Object.keys(choice).sort())
    }),
  )
})

test('VAT has the price list’s rate, in whole cents', () => {
  const list = estimateCatalogue([estimateItem('a', 23_000_00)])
  expect(estimate({ a: 1 }, list).total).toEqual({
    net: { from: 23_000_00, to: 23_000_00 },
    vat: { from: 4_600_00, to: 4_600_00 },
    gross: { from: 27_600_00, to: 27_600_00 },
  })
  expect(estimate({ a: 1 }, { ...list, vat: 10 }).total?.gross.from).toBe(25_300_00)
  expect(estimate({ a: 1 }, list).instalments?.from).toEqual([6_900_00, 9_200_00, 6_900_00])
})

test('days are paid for when worked: the instalments are those of the rest', () => {
  check(
    fc.property(chosen, ([list, choice]) => {
      const { project, total, instalments, days } = estimate(choice, list)
      const sum = (parts: readonly number[] = []) => parts.reduce((all, part) => all + part, 0)
      for (const bound of ['from', 'to'] as const) {
        const worked = project.filter(({ per }) => per === 'day').map(({ price }) => price?.[bound] ?? 0)
        expect(days?.[bound] ?? 0).toBe(sum(worked))
        expect(sum(instalments?.[bound]) + sum(worked)).toBe(total?.net[bound] ?? 0)
      }
      expect(instalments === null).toBe(!project.some(({ per, price }) => per !== 'day' && price))
    }),
  )
})

test('instalments add up exactly, and all but the last are within a cent of their share', () => {
  const stages = fc
    .array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 })
    .map((parts) => [...parts, 100 - parts.reduce((all, part) => all + part, 0)])
    .filter((parts) => parts.every((part) => part > 0))
  check(
    fc.property(fc.nat(1_000_000_00), stages, (amount, shares) => {
      const parts = stageAmounts(amount, shares)
      expect(parts.reduce((all, part) => all + part, 0)).toBe(amount)
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      parts.slice(0, -1).forEach((part, index) => {
        expect((amount * (shares[index] ?? 0)) / 100 - part).toBeLessThan(1)
      })
    }),
  )
})

test('no set of packs saves more than the one proposed', () => {
  check(
    fc.property(chosen, ([list, choice]) => {
      const prices = new Map(
        list.items
          .filter(({ id, amount, upTo, per }) => choice[id] && amount && !upTo && !per)
          .map(({ id, amount }) => [id, amount ?? 0]),
      )
      const packs = list.packs.filter(({ id, offers }) => !choice[id] && offers.length > 0)
      let best = 0
      for (let set = 0; set < 2 ** packs.length; set++) {
        const taken = packs.filter((_, index) => set & (1 << index))
        const parts = taken.flatMap(({ offers }) => offers)
        if (new Set(parts).size < parts.length || parts.some((id) => !prices.has(id))) continue
        const saving =
          parts.reduce((all, id) => all + (prices.get(id) ?? 0), 0) -
          taken.reduce((all, { price }) => all + price, 0)
        best = Math.max(best, saving)
      }
      const { cover, total } = estimate(choice, list)
      expect(cover?.saving ?? 0).toBe(best)
      if (cover)
        expect((total?.net.from ?? 0) - (estimate(cover.choice, list).total?.net.from ?? 0)).toBe(best)
    }),
  )
})

test('the order of choice does not matter', () => {
  check(
    fc.property(chosen, fc.infiniteStream(fc.nat()), ([list, choice], order) => {
      const keys = new Map(Object.keys(choice).map((id) => [id, order.next().value]))
      const other = Object.fromEntries(
        Object.entries(choice).sort(([a], [b]) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0)),
      )
      expect(addressOf(other, list)).toBe(addressOf(choice, list))
      expect({ ...estimate(other, list), cover: null }).toEqual({ ...estimate(choice, list), cover: null })
    }),
  )
})

test('reading a written address returns the choice, its day and its total', () => {
  check(
    fc.property(chosen, ([list, choice]) => {
      const address = addressOf(choice, list)
      const read = readAddress(`?${address}`, list)
      expect(read.problems).toEqual([])
      expect(read.choice).toEqual(choice)
      if (address) {
        expect(read).toMatchObject({ day: list.day, was: sumOf(choice, list) })
        expect(addressOf(read.choice, list, read)).toBe(address)
        expect(sheetOf(read, list).changed).toBeNull()
        for (const bound of ['from', 'to']) {
          const was = { ...sumOf(choice, list), [bound]: 1 }
          expect(sheetOf({ ...read, was }, list).changed).toMatchObject({ was })
        }
      }
    }),
  )
})

test('an address keeps its own day and sum when prices have changed since', () => {
  check(
    fc.property(chosen, ([list, choice]) => {
      const items = list.items.map((one) => ({ ...one, amount: one.amount && one.amount + 100 }))
      const later = { ...list, day: '2026-12-24', items }
      const address = addressOf(choice, list)
      const read = readAddress(address, later)
      expect(addressOf(read.choice, later, read)).toBe(address)
      if (address) expect(read.was).toEqual(sumOf(choice, list))
    }),
  )
})

test('an address that was cut off does not pass for a smaller estimate', () => {
  check(
    fc.property(chosen, fc.nat(), ([list, choice], random) => {
      const address = addressOf(choice, list)
      const cut = address.slice(0, random % Math.max(address.length, 1))
      const read = readAddress(cut, list)
      const isSame = sumOf(read.choice, list).to === sumOf(choice, list).to
      if (Object.keys(read.choice).length > 0 && !isSame) expect(sheetOf(read, list).changed).not.toBeNull()
    }),
  )
})

test('reading any address succeeds, and the result can be written again', () => {
  check(
    fc.property(catalogue, fc.string({ maxLength: 400, unit: 'binary' }), (list, query) => {
      const { choice, problems } = readAddress(query, list)
      expect(readAddress(addressOf(choice, list), list)).toMatchObject({ choice, problems: [] })
      expect(problems.every((problem) => ['tooLong', 'unknown', 'quantity', 'day'].includes(problem))).toBe(
        true,
      )
    }),
  )
})

describe('an invalid address', () => {
  const [list] = fc.sample(catalogue, { numRuns: 1, seed: 7 })
  const items = [
    estimateItem('audit', 4_500_00),
    estimateItem('advice', 2_500_00, { per: 'day' }),
    estimateItem('care', 1_200_00, { per: 'month' }),
  ]
  if (!list) throw new Error('fast-check gave no catalogue')
  const known = { ...list, items }

  test.each([
    ['ids that do not exist', 'audit=1&gone=1', ['unknown']],
    ['names of every object', 'audit=1&constructor=1&__proto__=1', ['unknown']],
    ['a script in a name', 'audit=1&%3Cscript%3Ealert(1)%3C/script%3E=1', ['unknown']],
    ['a script in a value', 'audit=1&advice=%3Cscript%3E', ['quantity']],
    ['days below zero', 'audit=1&advice=-3', ['quantity']],
    ['half a day', 'audit=1&advice=1.5', ['quantity']],
    ['a thousand million months', 'audit=1&care=1000000000', ['quantity']],
    ['two audits', 'audit=1&audit=2', ['unknown']],
    ['an ampersand that a mail program has encoded', 'audit=1&audit=1%26advice=3', ['unknown']],
    ['a day to come', 'audit=1&day=2099-01-01', ['day']],
    ['a day that does not exist', 'audit=1&day=2026-02-30', ['day']],
    ['a sum in words', 'audit=1&was=much', ['day']],
    ['a range that ends below its start', 'audit=1&was=4500-4000', ['day']],
  ])('%s: the rest is read', (_, query, problems) => {
    expect(readAddress(query, known)).toMatchObject({ choice: { audit: 1 }, problems })
  })

  test.each([
    'day=2099-01-01&was=4000',
    'was=4000&day=never',
    'day=2026-01-02&was=much',
    'was=4000',
    'day=2026-01-02&was=4500-4000',
    'day=2026-01-02',
  ])('%s: a day and a sum are nothing without each other', (query) => {
    expect(readAddress(`audit=1&${query}`, known)).toMatchObject({ day: known.day, was: null })
  })

  test('ten kilobytes are not read', () => {
    expect(readAddress(`audit=1&${'x'.repeat(10_000)}`, known)).toMatchObject({
      choice: {},
      problems: ['tooLong'],
    })
    expect(addressOf(Object.fromEntries(items.map(({ id }) => [id, 1])), known).length).toBeLessThan(longest)
  })

  test.each(['utm_source=newsletter', 'fbclid=IwAR1x', '%3Cscript%3E=alert', 'note='])(
    'what others append to a link is ignored: %s',
    (appended) => {
      expect(readAddress(`audit=1&${appended}`, known)).toMatchObject({ choice: { audit: 1 }, problems: [] })
    },
  )

  test('empty or zero fields are ignored without a notice', () => {
    const { choice, problems } = readAddress('?audit=1&advice=&care=0', known)
    expect(choice).toEqual({ audit: 1 })
    expect(problems).toEqual([])
    expect(addressOf({ ...choice, care: 0 }, known)).toBe(addressOf(choice, known))
  })
})

test('servers are rented for offers and packs of the areas that say so, and for nothing else', () => {
  const pack = { name: 'Pack', price: 1_500_00, offers: [], areas: [] }
  const list = {
    ...estimateCatalogue([
      estimateItem('audit', 4_500_00),
      estimateItem('server', 8_900_00, { area: 'cloud' }),
      estimateItem('product', 25_000_00, { area: 'mvp', includes: ['cloud'] }),
      estimateItem('care', 1_200_00, { area: 'cloud', per: 'month' }),
    ]),
    packs: [
      { ...pack, id: 'gathering', areas: ['mvp', 'cloud'] },
      { ...pack, id: 'listing', offers: ['audit', 'server'] },
    ],
    rented: ['cloud'],
  }
  const rent = (id: string) => estimate({ [id]: 1 }, list).rent
  expect(['server', 'product', 'gathering', 'listing'].map(rent)).toEqual([true, true, true, true])
  expect(['audit', 'care'].map(rent)).toEqual([false, false])
})

test('an estimate’s number depends on its day and what is chosen, in whatever order', () => {
  expect(numberOf('audit=1', '2026-11-23')).toMatch(/^2026-11-23-[0-9a-f]{4}$/)
  expect(numberOf('audit=1', '2026-11-23')).not.toBe(numberOf('audit=2', '2026-11-23'))
  expect(numberOf('audit=1&care=2', '2026-11-23')).toBe(numberOf('care=2&audit=1', '2026-11-23'))
})

describe('conflicts', () => {
  const offer = (id: string, area: string) =>
    estimateItem(id, 1_000_00, { area, per: area === 'support' ? 'month' : null })
  const list: Catalogue = {
    ...estimateCatalogue([
      offer('audit', 'consulting'),
      offer('advice', 'consulting'),
      offer('small', 'cloud'),
      offer('large', 'cloud'),
      { ...offer('product', 'mvp'), includes: ['cloud'] },
      offer('standard', 'support'),
      offer('premium', 'support'),
    ]),
    packs: [{ id: 'pack', name: 'Pack', price: 1_500_00, offers: ['audit', 'small'], areas: [] }],
  }
  test.each([
    [['audit', 'advice', 'small', 'standard'], []],
    [['small', 'large'], ['oneOfArea']],
    [['standard', 'premium'], ['onePlan']],
    [['product', 'small'], ['includesArea']],
    [['product', 'audit'], []],
    [['pack', 'small'], ['holdsOffer']],
  ])('%j: %j', (ids, kinds) => {
    const choice = Object.fromEntries(ids.map((id) => [id, 1]))
    expect(estimate(choice, list).conflicts.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a pack that does not list its offers may hold what is chosen in its areas, paid once', () => {
    const vague = (id: string, areas: string[]) => ({ id, name: id, price: 1_500_00, offers: [], areas })
    const items = [
      ...list.items,
      estimateItem('days', 100_00, { per: 'day' }),
      estimateItem('engagement', null),
      estimateItem('bespoke', null, { area: 'cloud' }),
    ]
    const packs: Pack[] = [vague('both', ['consulting', 'cloud']), vague('startup', ['mvp', 'cloud'])]
    const conflicts = (...ids: string[]) =>
      estimate(Object.fromEntries(ids.map((id) => [id, 1])), { ...list, items, packs }).conflicts
    expect(conflicts('both', 'audit', 'small')).toEqual([
      { kind: 'gathersAreas', name: 'both', names: ['audit', 'small'] },
    ])
    for (const part of ['bespoke', 'product', 'startup'])
      expect(conflicts('both', part)).toEqual([{ kind: 'gathersAreas', name: 'both', names: [part] }])
    expect(conflicts('both', 'days', 'engagement', 'premium')).toEqual([])
    packs.push({ ...vague('listing', ['cloud']), offers: ['audit', 'large'] })
    expect(conflicts('listing', 'small')).toEqual([])
  })

  test('a cheaper pack that does not list its offers is mentioned', () => {
    const pack = { id: 'pack', name: 'Pack', price: 1_500_00, offers: [], areas: ['consulting', 'cloud'] }
    const packs: Pack[] = [
      pack,
      { ...pack, id: 'as much', price: 2_000_00 },
      { ...pack, id: 'listing', offers: ['audit', 'small'] },
    ]
    const names = (choice: Choice) => estimate(choice, { ...list, packs }).mentioned.map(({ name }) => name)
    expect(names({ audit: 1, large: 1 })).toEqual(['Pack'])
    expect(names({ large: 1, small: 1 })).toEqual([])
    expect(names({ audit: 1, large: 1, pack: 1 })).toEqual([])
  })

  test('what is paid by the day is part of no pack, and makes none cheaper', () => {
    const mentioned = (choice: Choice, price: number) =>
      estimate(choice, {
        ...list,
        items: list.items.map((one) => (one.id === 'advice' ? { ...one, per: 'day' } : one)),
        packs: [{ id: 'pack', name: 'Pack', price, offers: [], areas: ['consulting', 'cloud'] }],
      }).mentioned.length
    expect(mentioned({ audit: 1, large: 1 }, 1_500_00)).toBe(1)
    expect(mentioned({ advice: 30, large: 1 }, 1_500_00)).toBe(0)
    expect(mentioned({ audit: 1, advice: 30, large: 1 }, 9_000_00)).toBe(0)
  })

  test('durations are added in sequence, and the longest counts in parallel', () => {
    const timed = {
      ...list,
      items: list.items.map((one, index) => ({
        ...one,
        weeks: index < 2 ? { from: 2, to: 3 + index } : null,
      })),
    }
    expect(estimate({ audit: 1, advice: 1, small: 1 }, timed)).toMatchObject({
      weeks: { inTurn: { from: 4, to: 7 }, sideBySide: { from: 2, to: 4 } },
      untimed: ['small'],
    })
  })
})
