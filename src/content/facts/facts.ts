import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../settings/content-folder'
import { dataFiles, offerAreas } from '../load/data-files'
import { loadData } from '../load/load-data'
import type { Figure } from '../schemas/figures'
import type { OfferArea } from '../schemas/offers'
import { readFigures } from './figures-file'

/** What a `<Fact>` prints: a figure of somebody else's, with its source; or the price of an offer of ours, without one. */
export type Fact = Pick<Figure, 'id' | 'value' | 'upTo' | 'unit'> & Partial<Pick<Figure, 'source' | 'day'>>
export type Facts = ReadonlyMap<string, Fact>

/** Returns figures and the prices of offers by the names that articles cite them by. */
export const factsOf = (figures: readonly Figure[], offers: OfferArea['offers']): Facts =>
  new Map<string, Fact>([
    ...offers.flatMap(({ offer, price }): [string, Fact][] =>
      price ? [[offer, { id: offer, value: price.amount, upTo: price.upTo, unit: 'EUR' }]] : [],
    ),
    ...figures.map((figure): [string, Fact] => [figure.id, figure]),
  ])

let last: { text: string; facts: Facts } | undefined

/**
 * Returns all that a `<Fact>` can cite. The files are parsed again only where one has changed: every article asks.
 * @throws a ContentError where one breaks its schema
 */
export function readFacts(): Facts {
  const areas = offerAreas(contentFolder)
  const text = [dataFiles.figures, ...areas]
    .map(({ name }) => path.resolve(contentFolder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join()
  if (last?.text !== text) {
    const offers = areas.flatMap((area) => loadData(area).offers)
    last = { text, facts: factsOf([...readFigures().values()], offers) }
  }
  return last.facts
}
