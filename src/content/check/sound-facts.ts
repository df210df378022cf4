import { type Facts, factsOf } from '../facts/facts'
import { dataFiles } from '../load/data-files'
import { soundAreas, soundData } from './sound-data'

/** Returns everything that a `<Fact>` can cite; undefined if one of the files is missing or breaks its schema. */
export function soundFacts(): Facts | undefined {
  const figures = soundData(dataFiles.figures)?.value
  const offers = soundAreas()?.flatMap(({ value }) => value.offers)
  return figures && offers && factsOf(figures, offers)
}
