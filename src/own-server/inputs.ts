import type { Api, Catalogue, Measured, Model, Origin, Plan, Server } from './catalogue'

/** All numeric inputs with their limits; values outside are rejected with an error. */
export const limits = {
  people: { min: 1, max: 100_000 },
  questions: { min: 0.1, max: 10_000_000 },
  days: { min: 1, max: 31 },
  tokensIn: { min: 0, max: 1_000_000 },
  tokensOut: { min: 0, max: 1_000_000 },
  months: { min: 1, max: 120 },
  users: { min: 1, max: 100_000 },
  context: { min: 1, max: 10_000_000 },
  hours: { min: 1, max: 24 },
  parameters: { min: 0.1, max: 10_000 },
  active: { min: 0.1, max: 100 },
  bits: { min: 1, max: 32 },
  layers: { min: 1, max: 1000 },
  kvHeads: { min: 1, max: 1000 },
  headSize: { min: 1, max: 10_000 },
  window: { min: 0, max: 10_000_000 },
  cardMemory: { min: 1, max: 100_000 },
  bandwidth: { min: 1, max: 1_000_000 },
  teraops: { min: 1, max: 10_000_000 },
  seat: { min: 0, max: 10_000 },
  usIn: { min: 0, max: 10_000 },
  usOut: { min: 0, max: 10_000 },
  euIn: { min: 0, max: 10_000 },
  euOut: { min: 0, max: 10_000 },
  rate: { min: 0.1, max: 10 },
  rent: { min: 0, max: 1_000_000 },
  setup: { min: 0, max: 1_000_000 },
  price: { min: 0, max: 10_000_000 },
  machine: { min: 0, max: 10_000_000 },
  watts: { min: 0, max: 100_000 },
  power: { min: 0, max: 10 },
  hosting: { min: 0, max: 100_000 },
  plan: { min: 0, max: 1_000_000 },
  installation: { min: 0, max: 10_000_000 },
  workHours: { min: 0, max: 10_000 },
  hourRate: { min: 0, max: 10_000 },
  capacity: { min: 0, max: 10_000_000 },
  peak: { min: 1, max: 100 },
  usable: { min: 10, max: 100 },
  cacheBits: { min: 1, max: 32 },
  attained: { min: 1, max: 100 },
} as const satisfies Record<string, { min: number; max: number }>

export type Field = keyof typeof limits
export type Inputs = Readonly<Record<Field, number>>

/** The lists to choose from; each has a default in the catalogue. */
export const lists = ['model', 'european', 'american', 'server', 'support'] as const
export type List = (typeof lists)[number]

/** The visitor's choices and inputs; everything else is the catalogue's. */
export type Entered = {
  choice: Readonly<Partial<Record<List, string>>>
  set: Readonly<Partial<Record<Field, number>>>
}

export const nothingEntered: Entered = { choice: {}, set: {} }

export const isField = (name: string): name is Field => Object.hasOwn(limits, name)
export const isList = (name: string): name is List => lists.some((list) => list === name)

/** Whether a value is within a field's limits. */
export const isPossible = (field: Field, value: number): boolean =>
  Number.isFinite(value) && value >= limits[field].min && value <= limits[field].max

/** The choice of no support plan. */
export const noPlan: Plan = { id: 'none', name: '', amount: 0 }

export type Picked = {
  model: Model
  european: Api
  american: Api
  server: Server
  support: Plan
  measured: Measured | undefined
}

function one<T extends { id: string }>(all: readonly T[], ...ids: readonly (string | undefined)[]): T {
  const [first] = all
  if (!first) throw new Error('content/own-server.yaml: a list is empty')
  for (const id of ids) {
    const found = all.find((entry) => entry.id === id)
    if (found) return found
  }
  return first
}

/** Resolves the choices; the default European service is the first one that serves the model. */
export function picked({ choice }: Entered, catalogue: Catalogue): Picked {
  const model = one(catalogue.models, choice.model, catalogue.choice.model)
  const server = one(catalogue.servers, choice.server, catalogue.choice.server)
  const same = catalogue.european.find((api) => api.model === model.id)
  return {
    model,
    server,
    european: one(catalogue.european, choice.european, same?.id),
    american: one(catalogue.american, choice.american, catalogue.choice.american),
    support: one([...catalogue.plans, noPlan], choice.support),
    measured: catalogue.measured.find((all) => all.model === model.id && all.card === server.card.id),
  }
}

const modelFields = ['parameters', 'active', 'layers', 'kvHeads', 'headSize', 'window'] as const

const ofModel = ({ parameters, active, activeBits, bits, layers, kvHeads, headSize, window }: Model) => ({
  parameters,
  active: Math.round(((active * (activeBits ?? bits)) / (parameters * bits)) * 10_000) / 100,
  bits,
  layers,
  kvHeads,
  headSize,
  window: window ?? 0,
})

/** Whether model and card are unchanged, so that the catalogue's names still apply. */
export const asNamed = ({ model, server: { card } }: Picked, inputs: Inputs) => {
  const listed = ofModel(model)
  return {
    model: ([...modelFields, 'bits'] as const).every((field) => inputs[field] === listed[field]),
    card:
      inputs.cardMemory === card.memory &&
      inputs.bandwidth === card.bandwidth.value &&
      inputs.teraops === card.teraops.value,
  }
}

/** Returns the default of every field for the choices. */
export function startOf(of: Picked, catalogue: Catalogue): Inputs {
  const { workHoursAlone, ...start } = catalogue.start
  return {
    ...start,
    ...ofModel(of.model),
    workHours: of.support.id === noPlan.id ? workHoursAlone : start.workHours,
    cardMemory: of.server.card.memory,
    bandwidth: of.server.card.bandwidth.value,
    teraops: of.server.card.teraops.value,
    seat: catalogue.seat.value,
    rate: catalogue.rate.value,
    usIn: of.american.in.value,
    usOut: of.american.out.value,
    euIn: of.european.in.value,
    euOut: of.european.out.value,
    rent: of.server.month?.value ?? 0,
    setup: of.server.setup?.value ?? 0,
    price: of.server.price?.value ?? 0,
    plan: of.support.amount,
    installation: catalogue.installation,
    capacity: of.measured?.figure.value ?? 0,
  }
}

/** Returns the source of a field's default, if it is external. */
export function originOf(field: Field, of: Picked, catalogue: Catalogue): Origin | undefined {
  if (modelFields.some((one) => one === field)) return of.model.origin
  const origins: Partial<Record<Field, Origin | undefined>> = {
    seat: catalogue.seat,
    rate: catalogue.rate,
    usIn: of.american.in,
    usOut: of.american.out,
    euIn: of.european.in,
    euOut: of.european.out,
    rent: of.server.month,
    // A rent without a set-up fee also documents that there is none.
    setup: of.server.setup ?? of.server.month,
    price: of.server.price,
    capacity: of.measured?.figure,
    cardMemory: of.server.card.bandwidth,
    bandwidth: of.server.card.bandwidth,
    teraops: of.server.card.teraops,
  }
  return origins[field]
}

/** The fields and lists that each list determines: another choice resets them. */
export const decidedBy: Readonly<Record<List, readonly (Field | List)[]>> = {
  model: [...modelFields, 'bits', 'european', 'euIn', 'euOut', 'capacity'],
  european: ['euIn', 'euOut'],
  american: ['usIn', 'usOut'],
  server: ['rent', 'setup', 'price', 'capacity', 'cardMemory', 'bandwidth', 'teraops'],
  support: ['plan', 'workHours'],
}

/** Returns what determines a field or list: another text means that it is reset. */
export const determinants = (name: Field | List, of: Picked): string =>
  lists
    .filter((list) => decidedBy[list].includes(name))
    .map((list) => of[list].id)
    .join(' ')
