import { type InferType, number, string } from 'yup'
import { day, explained, list, localizedText, record, slug, unique } from './common'

const id = () => slug().required()

const figure = () =>
  explained(
    string().meta({ cites: 'figure' }),
    'The id of a figure of content/figures.yaml.',
    'L’identifiant d’un chiffre de content/figures.yaml.',
  )

/** The id of an entry of another list of this file. */
const idOf = (list: string) => string().meta({ cites: list })

const positive = () => number().positive().required()
const amount = () => number().min(0).required()

const start = record({
  people: positive(),
  questions: positive(),
  days: positive(),
  tokensIn: amount(),
  tokensOut: amount(),
  months: positive(),
  users: positive(),
  context: positive(),
  hours: positive(),
  machine: amount(),
  watts: amount(),
  power: amount(),
  hosting: amount(),
  workHours: amount(),
  workHoursAlone: amount(),
  hourRate: amount(),
  peak: positive(),
  attained: positive(),
  usable: positive(),
  cacheBits: positive(),
})

const choice = record({
  model: id().meta({ cites: 'models' }),
  american: id().meta({ cites: 'american' }),
  server: id().meta({ cites: 'servers' }),
})

const model = record({
  id: id(),
  name: string().required(),
  parameters: positive(),
  active: positive(),
  layers: positive(),
  kvHeads: positive(),
  headSize: positive(),
  window: number().positive(),
  bits: positive(),
  activeBits: number().positive(),
  source: string().url().required(),
})

const api = record({
  id: id(),
  name: string().required(),
  model: idOf('models'),
  in: figure().required(),
  out: figure().required(),
})

const server = record({
  id: id(),
  name: string().required(),
  card: idOf('cards').required(),
  month: figure(),
  setup: figure(),
  price: figure(),
})

/** `content/own-server.yaml`: the data of the calculator of /tools/own-server. */
export const ownServerSchema = record({
  start,
  estimatedOn: day().required(),
  choice,
  seat: figure().required(),
  rate: figure().required(),
  models: list(model).min(1).test(unique('id')),
  european: list(api).min(1).test(unique('id')),
  american: list(api).min(1).test(unique('id')),
  cards: list(
    record({
      id: id(),
      name: string().required(),
      memory: positive(),
      bandwidth: figure().required(),
      teraops: figure().required(),
    }),
  )
    .min(1)
    .test(unique('id')),
  servers: list(server).min(1).test(unique('id')),
  measured: list(
    record({
      model: idOf('models').required(),
      card: idOf('cards').required(),
      figure: figure().required(),
    }),
  ),
  cases: list(
    record({
      name: localizedText,
      choice: choice.partial().optional().default(undefined),
      set: start.partial().optional().default(undefined),
    }),
  ).min(1),
})

export type OwnServerFile = InferType<typeof ownServerSchema>
