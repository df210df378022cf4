import { existsSync } from 'node:fs'
import { type Facts, factsOf } from '../facts/facts'
import { dataFiles } from '../load/data-files'
import { soundAreas, soundData } from './sound-data'

/** Returns everything that a `<Fact>` can cite; undefined if one of the files breaks its schema. */
export function soundFacts(): Facts | undefined {
  const figures = existsSync(`content/${dataFiles.figures.name}`) ? soundData(dataFiles.figures)?.value : []
  const offers = soundAreas()?.flatMap(({ value }) => value.offers)
  return figures && offers && factsOf(figures, offers)
}
