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
    ['12000 €', '€12k', '12 k€'],
    ['5000 $', '$5,000', '5 000 dollars'],
    ['2.5 %', '2.5%', '2,5\u202f%'],
  ])('%s: %j and %j', (value, english, french) => {
    expect(values(`It is ${english}, so.`, 'en')).toEqual([value])
    expect(values(`C’est ${french}, donc.`, 'fr')).toEqual([value])
  })
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
    { value: '5 €', written: '5 €', offset: 0, here: 2, there: 1 },
  ])
  expect(missingAmounts(amountsIn('€5, 20%', 'en'), here)).toEqual([])
})
