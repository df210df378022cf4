import { contentFolder } from '../../../settings/content-folder'
import { dataFiles, offerAreas } from '../../load/data-files'
import { readData } from '../../load/read-data'
import { message } from '../../messages/message'
import { type Findings, problemIn, start } from '../../messages/problem'
import type { Content } from '../content'

/** Validates every data file against its schema, and reports missing ones. */
export const dataKeepsItsSchemas = ({ scope }: Content): Findings =>
  scope.site &&
  [...Object.values(dataFiles), ...offerAreas(contentFolder)].map((dataFile) => {
    const missing = () => problemIn(`${contentFolder}/${dataFile.name}`)(start, message('fileMissing'))
    return readData(dataFile)?.problems ?? missing()
  })
