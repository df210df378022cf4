import { contentFolder } from '../../settings/content-folder'
import { message } from '../messages/message'
import { type Problem, problemIn, problemsIn, start } from '../messages/problem'
import { dataFiles, offerAreas } from './data-files'
import { readData } from './read-data'

/** Returns the problems of all data files: what breaks their schemas, and files that are missing. */
export const dataProblems = (): Problem[] =>
  problemsIn(
    [...Object.values(dataFiles), ...offerAreas(contentFolder)].map((dataFile) => {
      const read = readData(dataFile)
      if (read) return read.problems
      return (
        !dataFile.optional && problemIn(`${contentFolder}/${dataFile.name}`)(start, message('fileMissing'))
      )
    }),
  )
