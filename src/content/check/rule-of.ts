import type { Schema } from 'yup'
import type { DataFile } from '../load/data-files'
import type { Content } from './content'
import type { Problem } from './problem'
import { type SoundData, soundData } from './sound-data'

/** Creates a rule for one data file, which may name articles; skipped if the file breaks its schema. */
export const ruleOf =
  <S extends Schema>(
    dataFile: DataFile<S>,
    problems: (data: SoundData<S>, content: Content) => Problem[] | Promise<Problem[]>,
  ) =>
  (content: Content): Problem[] | Promise<Problem[]> => {
    const data = soundData(dataFile)
    return data ? problems(data, content) : []
  }
