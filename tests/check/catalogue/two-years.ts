import { replacedIn, type SeededError } from '../seeded'

/** A rent and offers of the clean project. */
const clean = `estimatedOn: 2026-11-20
hourRate: 60
cases:
  - area: cloud
    about: &text { en: A, fr: A }
    offer: cloud-essential
    plan: cloud-essential
    servers: [{ name: *text, month: server-month }]
    hours: 6
    work: *text
`

const spoiled = replacedIn('content/two-years.yaml', clean)

export const twoYears: readonly SeededError[] = [
  spoiled('a case over two years that cites a rent that there is not', 'server-month', 'sever-month')`
    8:30: There is no figure “sever-month” in content/figures.yaml; did you mean “server-month”?`,
  spoiled(
    'a case over two years of an offer without a price',
    'offer: cloud-essential',
    'offer: cloud-growth',
  )`
    6:5: “cloud-growth” has no price, so that nothing can be computed with it; name an offer that has one.
      « cloud-growth » n’a pas de prix, le calcul est donc impossible ; nommez une offre qui en a un.`,
  spoiled('a case over two years of an area that has no place for one', 'area: cloud', 'area: mvp')`
    4:5: “area” cannot be “mvp”; write one of: cloud, ai.`,
]
