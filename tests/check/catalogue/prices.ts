import { type Fault, replaced } from '../seeded'

const inCloud = replaced('content/offers/cloud.yaml')
const inPacks = replaced('content/offers/packs.yaml')
const inPriceList = replaced('content/offers/price-list.yaml')

export const prices: readonly Fault[] = [
  inCloud(
    'a price in words',
    '8900',
    'much',
    '7:14: “price.amount” must be a number without quotes, sign or unit, not the text “much”. Whole euros, excluding VAT: 8900.',
  ),
  inCloud(
    'a price in quotes',
    '8900',
    '"8900"',
    '7:14: “price.amount” must be a number without quotes, sign or unit, not the text “8900”. Whole euros, excluding VAT: 8900.',
  ),
  inCloud('a price with cents', '8900', '89.5', '7:14: “price.amount” must be a whole number, not 89.5.'),
  inCloud('a price below zero', '8900', '-8900', '7:14: “price.amount” must be above zero, not -8900.'),
  inCloud(
    'a range that goes down',
    'amount: 8900',
    'amount: 8900, upTo: 7900',
    '7:28: “price.upTo” must be above amount.',
  ),
  inCloud(
    'a range from an amount to the same',
    'amount: 8900',
    'amount: 8900, upTo: 8900',
    '7:28: “price.upTo” must be above amount.',
  ),
  inCloud('a time that runs backwards', 'from: 3', 'from: 5', '8:26: “duration.to” must be above from.'),
  inCloud('a time from a week to the same', 'from: 3', 'from: 4', '8:26: “duration.to” must be above from.'),
  inCloud(
    'a time that says its end alone',
    'from: 3, ',
    '',
    '8:5: “duration.from” is missing: only “unit: demand” goes without numbers.',
  ),
  inCloud(
    'a unit that nothing is counted in',
    'from: 3, to: 4, unit: week',
    'unit: month',
    '8:5: “duration.from” is missing: only “unit: demand” goes without numbers.',
  ),
  inCloud(
    'weeks on demand',
    'unit: week',
    'unit: demand',
    '8:33: “duration.unit” can be “demand” only without from and to.',
  ),
  inCloud(
    'a unit with a slip',
    'unit: week',
    'unit: weeks',
    '8:33: “duration.unit” cannot be “weeks”; did you mean “week”?',
  ),
  inCloud(
    'a badge that does not exist',
    'badge: popular',
    'badge: best',
    '13:5: “badge” cannot be “best”; write one of: popular, recommended.',
  ),
  inCloud(
    'two badges in one area',
    'price: { amount: 8900 }',
    'badge: recommended',
    '3:1: “offers” must have one badge at most.',
  ),
  inCloud(
    'a field of an offer with a slip',
    'badge:',
    'bagde:',
    '13:5: “bagde” is no field of an entry of “offers”; did you mean “badge”?',
  ),
  inCloud('an offer named in one language', ', fr: Cloud Croissance', '', '11:5: “name.fr” is missing.'),
  inCloud(
    'an area without its order',
    'order: 1\n',
    '',
    '1:1: “order” is missing. The place of the area among the others: 1 is first.',
  ),
  inCloud(
    'an area that does not exist',
    'area: cloud',
    'area: clouds',
    '1:1: “area” cannot be “clouds”; did you mean “cloud”?',
  ),
  inCloud(
    'the same field twice',
    'order: 1',
    'area: ai',
    '2:1: This cannot be read: this field stands here twice.',
  ),
  {
    ...inCloud('an offer that the contact form does not know', 'offer: cloud-growth', 'offer: cloud-giant'),
    says: [
      'content/offers/cloud.yaml:10:5: The contact form has no service “cloud-giant”; say which one it is asked for as, “contactAs: other”, or add it to src/offers/services.ts.',
      'content/offers/price-list.yaml:6:14: No file of content/offers has an offer “cloud-growth”; did you mean “cloud-giant”?',
      'src/offers/services.ts:1:1: No file of content/offers has the service “cloud-growth”; add an offer of that name, or take it out here.',
    ],
  },
  inPacks(
    'a saving that is none',
    'price: 31000',
    'price: 35900',
    '7:5: “price” must be below originalPrice.',
  ),
  inPacks(
    'a pack with a slip',
    'pack: combo-startup',
    'pack: combo-start',
    '8:7: “pack” cannot be “combo-start”; did you mean “combo-startup”?',
  ),
  inPriceList('stages that do not add up', '30, 40, 30', '30, 40, 40', '3:1: “stages” must add up to 100.'),
  inPriceList(
    'a day that does not exist',
    '2026-12-31',
    '2026-13-01',
    '2:1: “validUntil” must be a day like 2026-10-14.',
  ),
  inPriceList(
    'an offer that does not exist',
    'cloud-growth, audit',
    'cloud-growht, audit',
    '6:14: No file of content/offers has an offer “cloud-growht”; did you mean “cloud-growth”?',
  ),
  inPriceList(
    'prices past their day',
    '2026-12-31',
    '2026-10-31',
    '2:1: warning: The prices were valid until 2026-10-31: the site now says so and invites to ask. Confirm them and set a new day.',
  ),
]
