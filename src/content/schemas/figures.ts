import { array, type InferType, mixed, number, object, string, type TestContext } from 'yup'
import { en } from '../check/messages/en'
import { day, isDay, localizedText, slug } from './common'
import { explained } from './explained'

/** Units of figures: currencies (ISO 4217), and units that `Intl.NumberFormat` writes in every language. */
export const currencies = ['EUR', 'USD'] as const
export const units = [
  ...currencies,
  ...(['percent', 'hour', 'day', 'month', 'year', 'gigabyte', 'gigabyte-per-second'] as const),
]

/** Returns another field of the same entry. */
const beside = ({ parent }: TestContext, name: string): unknown => Reflect.get(Object(parent), name)

const figure = object({
  id: slug()
    .required()
    .meta(
      explained({
        en: 'The name that articles and tools cite it by: lower-case words joined by hyphens.',
        fr: 'Le nom sous lequel articles et outils le citent : des mots en minuscules sans accent, joints par des traits d’union.',
      }),
    ),
  name: localizedText.required().meta(
    explained({
      en: 'What the figure is, with its conditions: { en: …, fr: … }.',
      fr: 'Ce qu’est le chiffre, avec ses conditions : { en: …, fr: … }.',
    }),
  ),
  value: mixed<number | string>()
    .required()
    .test(
      'figureValue',
      ({ path }) => en.figureValue({ field: path }),
      (value) =>
        value === undefined ||
        (typeof value === 'number' ? value >= 0 : typeof value === 'string' && isDay(value)),
    )
    .meta({
      ...explained({
        en: 'A number without sign or unit, 0.15, or a day, 2027-12-02.',
        fr: 'Un nombre sans signe ni unité, 0.15, ou un jour, 2027-12-02.',
      }),
      jsonSchema: {
        type: ['number', 'string'],
        description: 'A number without sign or unit, 0.15, or a day, 2027-12-02.',
      },
    }),
  upTo: number()
    .test(
      'aboveValue',
      ({ path }) => en.above({ field: path, other: 'value' }),
      (upTo, context) => {
        const value = beside(context, 'value')
        return upTo === undefined || (typeof value === 'number' && upTo > value)
      },
    )
    .meta(
      explained({
        en: 'The upper end, where it is a range.',
        fr: 'Le haut de la fourchette, si c’en est une.',
      }),
    ),
  unit: string()
    .oneOf(units)
    .meta(
      explained({
        en: 'The unit it is printed with; none for a day or a bare number.',
        fr: 'L’unité imprimée avec lui ; aucune pour un jour ou un nombre nu.',
      }),
    ),
  source: object({
    name: localizedText.required(),
    url: string().url().required(),
  })
    .noUnknown()
    .required()
    .meta(
      explained({
        en: 'Who says so: { name: { en: …, fr: … }, url: https://… }, the page itself.',
        fr: 'Qui le dit : { name: { en: …, fr: … }, url: https://… }, la page elle-même.',
      }),
    ),
  day: day()
    .required()
    .meta(
      explained({
        en: 'The day on which the source said so, like 2026-10-08.',
        fr: 'Le jour où la source le disait, comme 2026-10-08.',
      }),
    ),
  staleFrom: day()
    .required()
    .test(
      'afterDay',
      ({ path }) => en.afterDay({ field: path }),
      (stale, context) => {
        const of = beside(context, 'day')
        return typeof of !== 'string' || !isDay(of) || !stale || !isDay(stale) || stale > of
      },
    )
    .meta(
      explained({
        en: 'The day from which it has to be looked up again.',
        fr: 'Le jour à partir duquel il faut le vérifier de nouveau.',
      }),
    ),
})
  .noUnknown()
  .strict()

/** `content/figures.yaml`: the figures that age; articles cite them by `<Fact id="…" />`. */
export const figuresSchema = array(figure.required())
  .required()
  .strict()
  .test('idTwice', function (figures) {
    const ids = figures.map((one) => Reflect.get(Object(one), 'id'))
    const second = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index)
    return (
      second < 0 ||
      this.createError({ path: `[${second}].id`, message: ({ path }) => en.idTwice({ field: path }) })
    )
  })

export type Figure = InferType<typeof figure>
