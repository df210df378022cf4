import { amountsIn, missingAmounts } from './amounts'

const values = (text: string, language: 'en' | 'fr') => amountsIn(text, language).map(({ value }) => value)

describe('the same amount in both languages', () => {
  test.each([
    ['4500 €', '€4,500', '4\u202f500\u00a0€'],
    ['0.5 €', '€0.5', '0,5 €'],
    ['120700 €', '120,700 euros', '120 700 euros'],
    ['15000000 €', '€15 million', '15 M€'],
    ['7500000 €', '€7.5m', '7,5 millions d’euros'],
    ['2000000000 €', '€2 billion', '2 milliards d’euros'],
    ['4500000000 €', '€4.5bn', '4,5 Md€'],
    ['12000 €', '€12k', '12 k€'],
    ['5000 $', '$5,000', '5 000 dollars'],
    ['2.5 %', '2.5%', '2,5\u202f%'],
  ])('%s: %j and %j', (value, english, french) => {
    expect(values(`It is ${english}, so.`, 'en')).toEqual([value])
    expect(values(`C’est ${french}, donc.`, 'fr')).toEqual([value])
  })
})

test.each([
  ['300 €', '500 €', '€300 to €500', '300 à 500 €'],
  ['300 €', '500 €', '300 to 500 euros', '300\u00a0€ à 500\u00a0€'],
  ['10 %', '20 %', 'between 10 and 20%', 'entre 10 et 20\u202f%'],
  ['10 %', '20 %', '10–20%', 'de 10\u202f% à 20\u202f%'],
  ['3000000 €', '5000000 €', '€3m to €5m', '3 à 5 millions d’euros'],
  ['300000 €', '1000000 €', '€300,000 to €1 million', '300 000 à 1 million d’euros'],
  ['20 %', '10 %', '20% to 10%', '20 à 10 %'],
])('a range states both: %s and %s: %j and %j', (least, most, english, french) => {
  expect(values(`It is ${english}, so.`, 'en')).toEqual([least, most])
  expect(values(`C’est ${french}, donc.`, 'fr')).toEqual([least, most])
})

test.each([
  ['en', 'raised from 2% in 2026 to 4%', ['2 %', '4 %']],
  ['fr', 'Dans 12 cas et 20 % des heures', ['20 %']],
  ['fr', 'Les articles 11 et 12 et 20 % des heures', ['20 %']],
  ['en', 'between 12 people, 20% of the hours', ['20 %']],
  ['en', '900 euros to 2 million euros', ['900 €', '2000000 €']],
] as const)('what only looks like a range is none: %s: %s', (language, text, expected) => {
  expect(values(text, language)).toEqual(expected)
})

test.each([
  ['fr', '1.5\u00a0%'],
  ['fr', '1,234.56\u00a0€'],
  ['fr', '1.234,56\u00a0€'],
  ['en', '€1.234,56'],
  ['en', '1,5%'],
] as const)('a number with the signs of another language is shown whole: %s: %s', (language, written) => {
  expect(amountsIn(`A ${written}, b.`, language)).toMatchObject([{ written, offset: 2 }])
})

test('numbers without a sign are not amounts', () => {
  expect(values('In 2026, 42 hours at 3.5 a day, page 12', 'en')).toEqual([])
  expect(values('En 2026, 42 h à 3,5 par jour, page 12', 'fr')).toEqual([])
})

test('addresses and code state no amounts', () => {
  const address = 'https://fr.wikipedia.org/wiki/Souverainet%C3%A9_num%C3%A9rique'
  expect(
    values(`Un [lien](${address}), ${address}, \`cp $1\`\n\n\`\`\`\ncp "$1" /srv\n\`\`\`\n\n5 €`, 'fr'),
  ).toEqual(['5 €'])
  expect(values('`cp $1 /srv` costs €5', 'en')).toEqual(['5 €'])
})

test('an amount is missing if the other text has it less often, and is reported once', () => {
  const here = amountsIn('5 € puis 5 € et 20 %', 'fr')
  expect(missingAmounts(here, amountsIn('€5, 20%', 'en'))).toEqual([
    { value: '5 €', written: '5 €', offset: 0 },
  ])
  expect(missingAmounts(amountsIn('€5, 20%', 'en'), here)).toEqual([])
})
