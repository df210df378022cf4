import { array, type InferType, number, object, string } from 'yup'
import { day, localizedText, slug } from './common'
import { explained } from './explained'

const id = () => slug().required()

const figure = () =>
  string().meta(
    explained({
      en: 'The id of a figure of content/figures.yaml.',
      fr: 'L’identifiant d’un chiffre de content/figures.yaml.',
    }),
  )

const positive = () => number().positive().required()
const amount = () => number().min(0).required()

const start = object({
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
  hourRate: amount(),
  peak: positive(),
  attained: positive(),
  usable: positive(),
  cacheBits: positive(),
})
  .noUnknown()
  .strict()

const choice = object({ model: id(), american: id(), server: id() }).noUnknown().strict()

const model = object({
  id: id(),
  name: string().required(),
  parameters: positive(),
  active: positive(),
  layers: positive(),
  kvHeads: positive(),
  headSize: positive(),
  window: number().positive(),
  bits: positive(),
  source: string().url().required(),
})
  .noUnknown()
  .strict()

const api = object({
  id: id(),
  name: string().required(),
  model: string(),
  in: figure().required(),
  out: figure().required(),
})
  .noUnknown()
  .strict()

const server = object({
  id: id(),
  name: string().required(),
  card: string().required(),
  month: figure(),
  setup: figure(),
  price: figure(),
})
  .noUnknown()
  .strict()

/** `content/own-server.yaml`: the data of the calculator of /tools/own-server. */
export const ownServerSchema = object({
  start: start.required(),
  estimatedOn: day().required(),
  choice: choice.required(),
  seat: figure().required(),
  rate: figure().required(),
  models: array(model.required()).min(1).strict().required(),
  european: array(api.required()).min(1).strict().required(),
  american: array(api.required()).min(1).strict().required(),
  cards: array(
    object({ id: id(), name: string().required(), memory: positive(), bandwidth: figure().required() })
      .noUnknown()
      .strict()
      .required(),
  )
    .min(1)
    .strict()
    .required(),
  servers: array(server.required()).min(1).strict().required(),
  measured: array(
    object({ model: string().required(), card: string().required(), figure: figure().required() })
      .noUnknown()
      .strict()
      .required(),
  )
    .strict()
    .required(),
  cases: array(
    object({
      name: localizedText.required(),
      choice: choice.partial().default(undefined),
      set: start.partial().default(undefined),
    })
      .noUnknown()
      .strict()
      .required(),
  )
    .min(1)
    .strict()
    .required(),
})
  .noUnknown()
  .strict()
  .required()

export type OwnServerFile = InferType<typeof ownServerSchema>
