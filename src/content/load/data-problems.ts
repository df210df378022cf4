import { contentFolder } from '../../settings/content-folder'
import { message } from '../messages/message'
import { type Problem, problemIn, problemsIn, start } from '../messages/problem'
import { dataFiles, offerAreas } from './data-files'
import { readData } from './read-data'

/** Returns the problems of all data files of a content folder: what breaks their schemas, and files that are missing. */
export const dataProblems = (folder = contentFolder): Problem[] =>
  problemsIn(
    [...Object.values(dataFiles), ...offerAreas(folder)].map((dataFile) => {
      const read = readData(dataFile, folder)
      if (read) return read.problems
      return !dataFile.optional && problemIn(`${folder}/${dataFile.name}`)(start, message('fileMissing'))
    }),
  )
