import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../settings/content-folder'
import { dataFiles, offerAreas } from '../load/data-files'
import { loadData } from '../load/load-data'
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

let last: { text: string; facts: Facts } | undefined

/**
 * Returns everything that a `<Fact>` can cite. Files are only parsed again if one has changed, as this is
 * called for every article.
 * @throws a ContentError if a file breaks its schema
 */
export function readFacts(): Facts {
  const areas = offerAreas(contentFolder)
  const [figures = '', ...offers] = [dataFiles.figures, ...areas]
    .map(({ name }) => path.resolve(contentFolder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const text = [figures, ...offers].join()
  if (last?.text !== text) {
    const facts = factsOf(
      figures ? loadData(dataFiles.figures) : [],
      areas.flatMap((area) => loadData(area).offers),
    )
    last = { text, facts }
  }
  return last.facts
}
