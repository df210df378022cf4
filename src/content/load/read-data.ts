import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../check/problem'
import { readText } from '../check/text-file'
import { type Places, parsePlaces, yamlProblems } from '../check/yaml-problems'
import type { DataFile } from './data-files'

type Read = { yaml: string; places: Places; problems: readonly Problem[] }

/** The last reading of each file: many rules compare the same ones. */
const lastRead = new Map<string, Read>()

/**
 * Reads a file of data. Days stay strings (YAML 1.2, core schema).
 * @param folder the folder of the content
 * @returns its values with their places, and where it breaks its schema; undefined if there is no such file
 */
export function readData({ name, whole, schema }: DataFile, folder = 'content'): Read | undefined {
  const file = path.posix.join(folder, name)
  if (!existsSync(file)) return undefined
  const yaml = readText(file)
  const last = lastRead.get(file)
  if (last?.yaml === yaml) return last
  const places = parsePlaces(yaml)
  const read = { yaml, places, problems: yamlProblems({ file, whole, yaml, places }, schema) }
  lastRead.set(file, read)
  return read
}
