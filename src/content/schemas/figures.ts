import { type InferType, mixed, number, string, type TestContext } from 'yup'
import { isDay } from '../../site/is-day'
import { fieldOf } from '../field-of'
import { day, explained, list, localizedText, record, slug, unique } from './common'

/** Units of figures: currencies (ISO 4217), and units that `Intl.NumberFormat` knows. */
export const currencies = ['EUR', 'USD'] as const
const units = [
  ...currencies,
  ...(['percent', 'hour', 'day', 'month', 'year', 'gigabyte', 'gigabyte-per-second'] as const),
]

/** Tests that a number is above another field of its entry, if that is a number. */
export const above = (other: string) => ({
  name: 'above',
  params: { other },
  test: (value: number | undefined, { parent }: TestContext) => {
    const least = fieldOf(parent, other)
    return value === undefined || typeof least !== 'number' || value > least
  },
})

const figure = record({
  id: explained(
    slug().required(),
    'The name that articles and tools cite it by: lower-case words joined by hyphens.',
    'Le nom sous lequel articles et outils le citent : des mots en minuscules sans accent, joints par des traits d’union.',
  ),
  name: explained(
    localizedText,
    'What the figure is, with its conditions: { en: …, fr: … }.',
    'Ce qu’est le chiffre, avec ses conditions : { en: …, fr: … }.',
  ),
  value: explained(
    mixed<number | string>()
      .required()
      .test(
        'figureValue',
        (value) =>
          value === undefined ||
          (typeof value === 'number' ? value >= 0 : typeof value === 'string' && isDay(value)),
      )
      .meta({ jsonSchema: { type: ['number', 'string'] } }),
    'A number without sign or unit, 0.15, or a day, 2027-12-02.',
    'Un nombre sans signe ni unité, 0.15, ou un jour, 2027-12-02.',
  ),
  upTo: explained(
    number().test(above('value')),
    'The upper end, where it is a range.',
    'Le haut de la fourchette, si c’en est une.',
  ),
  unit: explained(
    string().oneOf(units),
    'The unit it is printed with; none for a day or a bare number.',
    'L’unité imprimée avec lui ; aucune pour un jour ou un nombre nu.',
  ),
  source: explained(
    record({
      name: localizedText,
      url: string().url().required(),
    }),
    'Who says so: { name: { en: …, fr: … }, url: https://… }, the page itself.',
    'Qui le dit : { name: { en: …, fr: … }, url: https://… }, la page elle-même.',
  ),
  day: explained(
    day().required(),
    'The day on which the source said so, like 2026-10-08.',
    'Le jour où la source le disait, comme 2026-10-08.',
  ),
  staleFrom: explained(
    day()
      .required()
      .test('afterDay', (stale, { parent }) => {
        const of = fieldOf(parent, 'day')
        return typeof of !== 'string' || !isDay(of) || !stale || !isDay(stale) || stale > of
      }),
    'The day from which it has to be looked up again.',
    'Le jour à partir duquel il faut le vérifier de nouveau.',
  ),
})

/** `content/figures.yaml`: the figures that age; articles cite them by `<Fact id="…" />`. */
export const figuresSchema = list(figure).test(unique('id'))

export type Figure = InferType<typeof figure>

/** The id of the figure that the log of each page compares with. */
export const webMedianId = 'web-median-mobile-page'
