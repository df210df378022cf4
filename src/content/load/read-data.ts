import { existsSync } from 'node:fs'
import path from 'node:path'
import type { InferType, Schema } from 'yup'
import { contentFolder } from '../../settings/content-folder'
import type { Problem } from '../messages/problem'
import type { DataFile } from './data-files'
import { readText } from './text-file'
import { type Places, parsePlaces, yamlProblems } from './yaml-problems'

type Read = {
  places: Places
  problems: Problem[]
  /** The value that the schema makes of it, of the schema's type; undefined if there are problems. */
  value: InferType<Schema>
}

/** The last results for each file, as many rules read the same files. */
const lastRead = new Map<string, Read>()
const lastParsed = new Map<string, { yaml: string; places: Places }>()

/** Parses the text of a file, unless it was the last one parsed. Callers share the result, and must not change it. */
export function placesIn(file: string, yaml: string): Places {
  const last = lastParsed.get(file)
  if (last?.yaml === yaml) return last.places
  const places = parsePlaces(yaml)
  lastParsed.set(file, { yaml, places })
  return places
}

/**
 * Reads a data file. Days stay strings (YAML 1.2, core schema).
 * @param folder the content folder
 * @returns its values with their positions, and its problems; undefined if the file does not exist. Callers share
 * the values, and must not change them.
 */
export function readData({ name, whole, schema }: DataFile, folder = contentFolder): Read | undefined {
  const file = path.posix.join(folder, name)
  if (!existsSync(file)) return undefined
  const places = placesIn(file, readText(file))
  const last = lastRead.get(file)
  if (last?.places === places) return last
  const problems = yamlProblems({ file, whole, places }, schema)
  const value = problems.length === 0 ? schema.cast(places.value) : undefined
  const read = { places, problems, value }
  lastRead.set(file, read)
  return read
}
