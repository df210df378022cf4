import path from 'node:path'
import type { InferType, Schema } from 'yup'
import { contentFolder } from '../../settings/content-folder'
import { message } from '../check/messages/message'
import { problemIn } from '../check/problem'
import { ContentError } from './content-error'
import type { DataFile } from './data-files'
import { readData } from './read-data'

/**
 * Reads and validates a data file.
 * @param folder the content folder
 * @throws a ContentError with every problem of the file, or if it is missing
 */
export function loadData<S extends Schema>(dataFile: DataFile<S>, folder = contentFolder): InferType<S> {
  const read = readData(dataFile, folder)
  const file = path.posix.join(folder, dataFile.name)
  if (!read) throw new ContentError([problemIn(file)({ line: 1, column: 1 }, message('fileMissing'))])
  if (read.problems.length > 0) throw new ContentError(read.problems)
  return dataFile.schema.cast(read.places.value)
}
