import { array, boolean, type InferType, object, string } from 'yup'
import { en } from '../check/messages/en'
import { day, localizedText, slug } from './common'
import { explained } from './explained'

const id = () => slug().required()

/** `26(2)`, `5(1)(ba)` and `6(1a)` are articles; `III` and `III.4(a)` an annex and a point of it. */
export const articlePattern =
  /^(?:\d{1,3}(?:\(\d{1,2}[a-z]?\))?(?:\([a-z]{1,2}\))?|[IVX]+(?:\.\d{1,2}(?:\([a-z]\))?)?)$/

const articles = () =>
  array(
    string()
      .matches(articlePattern, {
        name: 'articleForm',
        message: ({ path }) => en.articleForm({ field: path }),
      })
      .required(),
  )
    .strict()
    .meta(
      explained({
        en: 'Where the Act says so: ["26(2)"], or ["III.4(a)"] for Annex III, point 4(a).',
        fr: 'L’endroit du règlement qui le dit : ["26(2)"], ou ["III.4(a)"] pour l’annexe III, point 4 a).',
      }),
    )

const when = () =>
  array(array(string().required()).min(1).strict().required())
    .min(1)
    .strict()
    .meta(
      explained({
        en: 'Holds where all terms of one of its lists hold: [[role.provider, high], [change.any]].',
        fr: 'Vaut si tous les termes d’une de ses listes valent : [[role.provider, high], [change.any]].',
      }),
    )

const source = object({
  name: localizedText.required(),
  url: object({ en: string().url().required(), fr: string().url().required() })
    .noUnknown()
    .strict()
    .required(),
  day: day()
    .required()
    .meta(
      explained({
        en: 'The day on which the rules were last compared with it.',
        fr: 'Le jour où les règles lui ont été comparées pour la dernière fois.',
      }),
    ),
})
  .noUnknown()
  .strict()

const date = object({
  id: id(),
  day: day().required(),
  figure: string().meta(
    explained({
      en: 'The figure of content/figures.yaml that is the same day.',
      fr: 'Le chiffre de content/figures.yaml qui est le même jour.',
    }),
  ),
  name: localizedText.required(),
})
  .noUnknown()
  .strict()

const option = object({
  id: id(),
  label: localizedText.required(),
  says: localizedText
    .default(undefined)
    .meta(explained({ en: 'What follows, in a few words.', fr: 'Ce qui en découle, en quelques mots.' })),
  articles: articles(),
  none: boolean().meta(
    explained({
      en: 'true: the answer that excludes all others.',
      fr: 'true : la réponse qui exclut toutes les autres.',
    }),
  ),
})
  .noUnknown()
  .strict()

const question = object({
  id: id(),
  title: localizedText.required(),
  hint: localizedText.default(undefined),
  several: boolean(),
  when: when(),
  options: array(option.required()).min(2).strict().required(),
})
  .noUnknown()
  .strict()

const finding = object({
  id: id(),
  when: when().required(),
  role: localizedText.default(undefined),
  class: localizedText.default(undefined),
  articles: articles(),
})
  .noUnknown()
  .strict()

const duty = object({
  id: id(),
  group: string().required(),
  title: localizedText.required(),
  do: localizedText.required(),
  proof: localizedText.required(),
  articles: articles().min(1).required(),
  from: array(object({ date: string().required(), when: when() }).noUnknown().strict().required())
    .min(1)
    .strict()
    .required()
    .meta(
      explained({
        en: 'The date it applies from: the first whose condition holds; the last has none.',
        fr: 'La date d’application : la première dont la condition vaut ; la dernière n’en a pas.',
      }),
    ),
  when: when().required(),
})
  .noUnknown()
  .strict()

/** `content/ai-act.yaml`: the rules of the check of /tools/ai-act. */
export const aiActSchema = object({
  sources: array(source.required()).min(1).strict().required(),
  dates: array(date.required()).strict().required(),
  questions: array(question.required()).min(1).strict().required(),
  findings: array(finding.required()).strict().required(),
  groups: array(object({ id: id(), name: localizedText.required() }).noUnknown().strict().required())
    .strict()
    .required(),
  duties: array(duty.required()).strict().required(),
})
  .noUnknown()
  .strict()
  .required()

export type AiActFile = InferType<typeof aiActSchema>
