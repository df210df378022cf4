import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../check/problem'
import { readText } from '../check/text-file'
import { type Places, parsePlaces, yamlProblems } from '../check/yaml-problems'
import type { DataFile } from './data-files'

type Read = { yaml: string; places: Places; problems: readonly Problem[] }

/** The last result for each file, as many rules read the same files. */
const lastRead = new Map<string, Read>()

/**
 * Reads a data file. Days stay strings (YAML 1.2, core schema).
 * @param folder the content folder
 * @returns its values with their positions, and its problems; undefined if the file does not exist
 */
export function readData({ name, whole, schema }: DataFile, folder = 'content'): Read | undefined {
  const file = path.posix.join(folder, name)
  if (!existsSync(file)) return undefined
  const yaml = readText(file)
  const last = lastRead.get(file)
  if (last?.yaml === yaml) return last
  const places = parsePlaces(yaml)
  const read = { yaml, places, problems: yamlProblems({ file, whole, places }, schema) }
  lastRead.set(file, read)
  return read
}
