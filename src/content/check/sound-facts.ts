import { existsSync } from 'node:fs'
import { type Facts, factsOf } from '../facts/facts'
import { dataFiles, offerAreas } from '../load/data-files'
import { soundData } from './data'

/** Returns all that a `<Fact>` can cite; undefined where a file of it breaks its schema. */
export function soundFacts(): Facts | undefined {
  const figures = existsSync(`content/${dataFiles.figures.name}`) ? soundData(dataFiles.figures)?.value : []
  const areas = offerAreas('content').map((area) => soundData(area)?.value)
  if (!figures || areas.includes(undefined)) return undefined
  return factsOf(
    figures,
    areas.flatMap((area) => area?.offers ?? []),
  )
}
