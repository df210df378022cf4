import { dataFiles, offerAreas } from '../../load/data-files'
import { readData } from '../../load/read-data'
import { message } from '../../messages/message'
import { type Findings, problemIn, start } from '../../messages/problem'
import type { Content } from '../content'

/** Validates every data file against its schema. */
export function dataKeepsItsSchemas({ scope }: Content): Findings {
  if (!scope.site) return []
  return [...Object.values(dataFiles), ...offerAreas('content')].map((dataFile) => {
    const read = readData(dataFile)
    if (read) return read.problems
    return !dataFile.optional && problemIn(`content/${dataFile.name}`)(start, message('fileMissing'))
  })
}
