import { writeFiles } from '../../temporary-project'
import type { Said, SeededError } from '../seeded'

const file = 'content/two-years.yaml'

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

const spoiled = (name: string, words: string, error: string, said: Said): SeededError => ({
  name,
  spoil: () => writeFiles({ [file]: clean.replace(words, error) }),
  says: [{ ...said, at: `${file}:${said.at}` }],
})

export const twoYears: readonly SeededError[] = [
  spoiled('a case over two years that cites a rent that there is not', 'server-month', 'sever-month', {
    at: '8:30',
    en: 'There is no figure “sever-month” in content/figures.yaml; did you mean “server-month”?',
    fr: 'Il n’y a pas de chiffre « sever-month » dans content/figures.yaml ; vouliez-vous dire « server-month » ?',
  }),
  spoiled(
    'a case over two years of an offer without a price',
    'offer: cloud-essential',
    'offer: cloud-growth',
    {
      at: '6:5',
      en: '“cloud-growth” has no price, so that nothing can be computed with it; name an offer that has one.',
      fr: '« cloud-growth » n’a pas de prix, le calcul est donc impossible ; nommez une offre qui en a un.',
    },
  ),
  spoiled('a case over two years of an area that has no place for one', 'area: cloud', 'area: mvp', {
    at: '4:5',
    en: '“area” cannot be “mvp”; write one of: cloud, ai.',
    fr: '« area » ne peut pas être « mvp » ; écrivez l’un de ceux-ci : cloud, ai.',
  }),
]
