import type { Schema } from 'yup'
import type { DataFile } from '../load/data-files'
import type { Findings } from '../messages/problem'
import type { Content } from './content'
import { type ValidData, validData } from './valid-data'

/**
 * Creates a rule for one data file; it also gets the content, for its day. Skipped if the file breaks its
 * schema, or only articles are checked.
 */
export const ruleOf =
  <S extends Schema>(
    dataFile: DataFile<S>,
    look: (data: ValidData<S>, content: Content) => Findings | Promise<Findings>,
  ) =>
  (content: Content): Findings | Promise<Findings> => {
    const data = content.scope.site && validData(dataFile)
    return data && look(data, content)
  }
