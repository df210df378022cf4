import path from 'node:path'
import type { InferType, Schema } from 'yup'
import { contentFolder } from '../../settings/content-folder'
import { message } from '../messages/message'
import { problemIn, start } from '../messages/problem'
import type { OfferArea } from '../schemas/offers'
import { ContentError } from './content-error'
import { type DataFile, offerAreas } from './data-files'
import { readData } from './read-data'

/**
 * Reads and validates a data file.
 * @param folder the content folder
 * @throws a ContentError with every problem of the file, or if it is missing
 */
export function loadData<S extends Schema>(dataFile: DataFile<S>, folder = contentFolder): InferType<S> {
  const read = readData(dataFile, folder)
  const file = path.posix.join(folder, dataFile.name)
  if (!read) throw new ContentError([problemIn(file)(start, message('fileMissing'))])
  if (read.problems.length > 0) throw new ContentError(read.problems)
  return read.value
}

/** Reads the offers of every area, as `loadData` does. */
export const loadAreas = (folder = contentFolder): OfferArea[] =>
  offerAreas(folder).map((area) => loadData(area, folder))
