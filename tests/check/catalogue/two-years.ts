import { replaced, type SeededError } from '../seeded'

const inCases = replaced('content/two-years.yaml')

export const twoYears: readonly SeededError[] = [
  inCases('a case over two years that cites a rent that there is not', 'server-month', 'sever-month')`
    8:30: There is no figure “sever-month” in content/figures.yaml; did you mean “server-month”?`,
  inCases(
    'a case over two years of an offer without a price',
    'offer: cloud-essential',
    'offer: cloud-growth',
  )`
    6:5: “cloud-growth” has no price, so nothing can be computed with it; name an offer that has one.
      « cloud-growth » n’a pas de prix, le calcul est donc impossible ; nommez une offre qui en a un.`,
  inCases('a case over two years of an area that has no place for one', 'area: cloud', 'area: mvp')`
    4:5: “area” cannot be “mvp”; write one of: cloud, ai.`,
]
