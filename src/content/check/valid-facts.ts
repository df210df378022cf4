import { type Facts, factsOf } from '../facts/facts'
import { dataFiles } from '../load/data-files'
import { validAreas, validData } from './valid-data'

/** Returns everything that a `<Fact>` can cite; undefined if one of the files is missing or breaks its schema. */
export function validFacts(): Facts | undefined {
  const figures = validData(dataFiles.figures)?.value
  const offers = validAreas()?.flatMap(({ value }) => value.offers)
  return figures && offers && factsOf(figures, offers)
}
