import { env } from 'node:process'
import { offer } from '../../../tests/site/offers'
import { languages, originalLanguage } from '../../site/languages'
import { resolvers } from './resolvers'

/** Returns the lookups of a page: if one finds nothing, the page depends on every node of the type. */
async function requestedFor(language: string): Promise<string[]> {
  const requested: string[] = []
  const nodeModel = {
    findOne: async ({ type }: { type: string }) => {
      requested.push(type)
      return null
    },
  }
  await resolvers.Locale.outdated.resolve({ ns: 'common', language }, undefined, { nodeModel })
  return requested
}

test('a page in the original language depends on no record of translations, as there is none', async () => {
  expect(await requestedFor(originalLanguage)).toEqual([])
})

test.each(languages.filter((language) => language !== originalLanguage))(
  'a page in %s depends on its original and on the record of the translation',
  async (language) => {
    expect(await requestedFor(language)).toEqual(['Locale', 'File'])
  },
)

test('of an area’s offers, every page has the lowest price alone', () => {
  const { resolve } = resolvers.OfferArea.lowestPrice
  const offers = ['cloud-enterprise', 'cloud-growth', 'support-premium'].map(offer)
  expect(resolve({ offers })).toMatchObject({ amount: 2400, per: 'month' })
  expect(resolve({ offers: offers.slice(0, 1) })).toBeFalsy()
})

const builtAt = (instant: string) => {
  env.SOURCE_DATE_EPOCH = String(Date.parse(instant) / 1000)
}

test.each([
  ['long before', '2025-06-01T12:00:00Z', false],
  ['the day before', '2025-12-30T12:00:00Z', false],
  ['the first minute of the last day', '2025-12-30T23:00:00Z', false],
  ['the last minute of the last day', '2025-12-31T22:59:00Z', false],
  ['the first minute of the day after', '2025-12-31T23:00:00Z', true],
  ['long after', '2026-11-20T12:00:00Z', true],
])(
  'with prices valid until 31 December 2025, a build of %s (%s) has expired prices: %p',
  (_, instant, expected) => {
    builtAt(instant)
    expect(resolvers.PriceList.expired.resolve({ validUntil: '2025-12-31' })).toBe(expected)
  },
)
