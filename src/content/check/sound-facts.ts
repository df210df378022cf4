import { existsSync } from 'node:fs'
import { type Facts, factsOf } from '../facts/facts'
import { dataFiles, offerAreas } from '../load/data-files'
import { soundData } from './sound-data'

/** Returns everything that a `<Fact>` can cite; undefined if one of the files breaks its schema. */
export function soundFacts(): Facts | undefined {
  const figures = existsSync(`content/${dataFiles.figures.name}`) ? soundData(dataFiles.figures)?.value : []
  const areas = offerAreas('content').map((area) => soundData(area)?.value)
  if (!figures || areas.includes(undefined)) return undefined
  return factsOf(
    figures,
    areas.flatMap((area) => area?.offers ?? []),
  )
}
