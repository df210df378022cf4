import { existsSync } from 'node:fs'
import path from 'node:path'
import type { InferType, Schema } from 'yup'
import { contentFolder } from '../../settings/content-folder'
import { message } from '../check/messages/message'
import { problemIn } from '../check/problem'
import { readText } from '../check/text-file'
import { parsePlaces, yamlProblems } from '../check/yaml-problems'
import { ContentError } from './content-error'
import type { DataFile } from './data-files'

/**
 * Reads a data file. Days stay strings (YAML 1.2, core schema).
 * @param folder the folder of the content
 * @returns the data as its schema describes them
 * @throws a ContentError with every problem of the file, or if it is missing
 */
export function loadData<S extends Schema>(
  { name, whole, schema }: DataFile<S>,
  folder = contentFolder,
): InferType<S> {
  const file = path.posix.join(folder, name)
  if (!existsSync(file))
    throw new ContentError([problemIn(file)({ line: 1, column: 1 }, message('fileMissing'))])
  const yaml = readText(file)
  const places = parsePlaces(yaml)
  const problems = yamlProblems({ file, whole, yaml, places }, schema)
  if (problems.length > 0) throw new ContentError(problems)
  return schema.cast(places.value)
}
