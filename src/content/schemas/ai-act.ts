import { boolean, type InferType, string } from 'yup'
import { inEachLanguage } from '../../site/languages'
import { day, explained, list, localizedText, matching, optionalText, record, slug, unique } from './common'

const id = () => slug().required()

/** `26(2)`, `5(1)(ba)` and `6(1a)` are articles; `III` and `III.4(a)` an annex and a point of it. */
const articlePattern =
  /^(?:\d{1,3}(?:\(\d{1,2}[a-z]?\))?(?:\([a-z]{1,2}\))?|[IVX]+(?:\.\d{1,2}(?:\([a-z]\))?)?)$/

const articles = () =>
  explained(
    list(matching('articleForm', articlePattern).required()).optional(),
    'Where the Act says so: ["26(2)"], or ["III.4(a)"] for Annex III, point 4(a).',
    'L’endroit du règlement qui le dit : ["26(2)"], ou ["III.4(a)"] pour l’annexe III, point 4 a).',
  )

const when = () =>
  explained(
    list(list(string().required()).min(1)).optional().min(1),
    'Holds where all terms of one of its lists hold: [[role.provider, high], [change.any]].',
    'Vaut si tous les termes d’une de ses listes valent : [[role.provider, high], [change.any]].',
  )

const source = record({
  name: localizedText,
  url: record(inEachLanguage(() => string().url().required())),
  day: explained(
    day().required(),
    'The day on which the rules were last compared with it.',
    'Le jour où les règles lui ont été comparées pour la dernière fois.',
  ),
})

const date = record({
  id: id(),
  day: day().required(),
  figure: explained(
    string().meta({ cites: 'figure' }),
    'The figure of content/figures.yaml that is the same day.',
    'Le chiffre de content/figures.yaml qui est le même jour.',
  ),
  name: localizedText,
})

const option = record({
  id: id(),
  label: localizedText,
  says: explained(optionalText, 'What follows, in a few words.', 'Ce qui en découle, en quelques mots.'),
  articles: articles(),
  none: explained(
    boolean(),
    'true: the answer that excludes all others.',
    'true : la réponse qui exclut toutes les autres.',
  ),
})

const question = record({
  id: id(),
  title: localizedText,
  hint: optionalText,
  several: boolean(),
  when: when(),
  options: list(option).min(2).test(unique('id')),
})

const finding = record({
  id: id(),
  when: when().required(),
  role: optionalText,
  class: optionalText,
  articles: articles(),
})

const duty = record({
  id: id(),
  group: string().required().meta({ cites: 'groups' }),
  title: localizedText,
  do: localizedText,
  proof: localizedText,
  articles: articles().min(1).required(),
  from: explained(
    list(
      record({
        date: string().required().meta({ cites: 'dates' }),
        when: when(),
        case: explained(
          optionalText,
          'What this date is for, where another is for the rest: “for what was already sold”.',
          'Ce que vise cette date, si une autre vise le reste : « pour ce qui était déjà vendu ».',
        ),
      }),
    ).min(1),
    'The date it applies from: the first whose condition holds; the last has none.',
    'La date d’application : la première dont la condition vaut ; la dernière n’en a pas.',
  ),
  when: when().required(),
})

/** `content/ai-act.yaml`: the rules of the check of /tools/ai-act. */
export const aiActSchema = record({
  sources: list(source).min(1),
  dates: list(date).test(unique('id')).test(unique('day')),
  questions: list(question).min(1).test(unique('id')),
  findings: list(finding).test(unique('id')),
  groups: list(record({ id: id(), name: localizedText })).test(unique('id')),
  duties: list(duty).test(unique('id')),
})

export type AiActFile = InferType<typeof aiActSchema>
