import { dataFiles } from '../load/data-files'
import { loadAreas, loadData } from '../load/load-data'
import type { Figure } from '../schemas/figures'
import type { OfferArea } from '../schemas/offers'

/** The data of a `<Fact>`: a cited figure with its source, or the price of an offer, without one. */
export type Fact = Pick<Figure, 'id' | 'value' | 'upTo' | 'unit'> & Partial<Pick<Figure, 'source' | 'day'>>
export type Facts = ReadonlyMap<string, Fact>

/** Returns figures and prices of offers by the ids with which articles cite them. */
export const factsOf = (figures: readonly Figure[], offers: OfferArea['offers']): Facts =>
  new Map<string, Fact>([
    ...offers.flatMap(({ offer, price }): [string, Fact][] =>
      price ? [[offer, { id: offer, value: price.amount, upTo: price.upTo, unit: 'EUR' }]] : [],
    ),
    ...figures.map((figure): [string, Fact] => [figure.id, figure]),
  ])

/** Returns everything that a `<Fact>` can cite. @throws a ContentError if a file is missing or breaks its schema */
export const readFacts = (): Facts =>
  factsOf(
    loadData(dataFiles.figures),
    loadAreas().flatMap(({ offers }) => offers),
  )
