import { type InLanguage, inLanguage } from '../site/in-language'
import type { Language } from '../site/languages'

type OwnServerFile = typeof import('../../content/own-server.yaml')['default']
type FigureEntry = typeof import('../../content/figures.yaml')['default'][number]

/** A numeric figure of content/figures.yaml, with source and date. */
export type Figure = Omit<InLanguage<FigureEntry>, 'value'> & { value: number }

/** The source of a figure, with a date if it can become stale; a model's own parameters cannot. */
export type Origin = Pick<Figure, 'source'> & Partial<Pick<Figure, 'id' | 'unit' | 'day' | 'staleFrom'>>

export type Model = Omit<OwnServerFile['models'][number], 'source'> & { origin: Origin }
export type Api = { id: string; name: string; model?: string | undefined; in: Figure; out: Figure }
export type Card = { id: string; name: string; memory: number; bandwidth: Figure; teraops: Figure }
export type Server = {
  id: string
  name: string
  card: Card
  /** Rented: per month, and a set-up fee. */
  month?: Figure | undefined
  setup?: Figure | undefined
  /** Bought: the card alone. */
  price?: Figure | undefined
}
export type Measured = { model: string; card: string; figure: Figure }
/** A support plan of ours, in euros. */
export type Plan = { id: string; name: string; amount: number }
export type OwnOffers = { plans: readonly Plan[]; installation: number }

export type Catalogue = Omit<
  OwnServerFile,
  'seat' | 'rate' | 'models' | 'european' | 'american' | 'cards' | 'servers' | 'measured' | 'cases'
> &
  OwnOffers & {
    seat: Figure
    rate: Figure
    models: readonly Model[]
    european: readonly Api[]
    american: readonly Api[]
    cards: readonly Card[]
    servers: readonly Server[]
    measured: readonly Measured[]
    cases: readonly InLanguage<OwnServerFile['cases'][number]>[]
  }

/**
 * Replaces ids by their figures, in one language.
 *
 * @throws if the file cites an unknown figure or card
 */
export function catalogueOf(
  file: OwnServerFile,
  figures: readonly FigureEntry[],
  offers: OwnOffers,
  language: Language,
): Catalogue {
  const figure = (id: string): Figure => {
    const found = figures.find((one) => one.id === id)
    if (!found || typeof found.value !== 'number')
      throw new Error(`content/own-server.yaml: there is no number ${id} in content/figures.yaml`)
    return { ...inLanguage(found, language), value: found.value }
  }
  const maybe = (id: string | undefined) => (id === undefined ? undefined : figure(id))
  const api = ({ id, name, model, ...prices }: OwnServerFile['european'][number]): Api => ({
    id,
    name,
    model,
    in: figure(prices.in),
    out: figure(prices.out),
  })
  const cards = file.cards.map(
    (card): Card => ({
      ...card,
      bandwidth: figure(card.bandwidth),
      teraops: figure(card.teraops),
    }),
  )
  const cardOf = (id: string): Card => {
    const card = cards.find((one) => one.id === id)
    if (!card) throw new Error(`content/own-server.yaml: there is no card ${id}`)
    return card
  }
  return {
    ...file,
    ...offers,
    seat: figure(file.seat),
    rate: figure(file.rate),
    models: file.models.map(({ source, ...model }) => ({
      ...model,
      origin: { source: { name: `config.json, ${model.name}`, url: source } },
    })),
    european: file.european.map(api),
    american: file.american.map(api),
    cards,
    servers: file.servers.map(({ id, name, card, month, setup, price }) => ({
      id,
      name,
      card: cardOf(card),
      month: maybe(month),
      setup: maybe(setup),
      price: maybe(price),
    })),
    measured: file.measured.map((one) => ({ ...one, figure: figure(one.figure) })),
    cases: inLanguage(file.cases, language),
  }
}
