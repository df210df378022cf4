import { existsSync } from 'node:fs'
import type { InferType, Schema } from 'yup'
import type { DataFile } from '../load/data-files'
import type { Message } from './messages/message'
import { type Place, type Problem, problemIn } from './problem'
import { readText } from './text-file'
import { type Places, parsePlaces, yamlProblems } from './yaml-problems'

/** A valid data file. */
export type SoundData<S extends Schema> = {
  value: InferType<S>
  /** Reports a problem at the position of an entry like `offers[1].price`. */
  problem: (entry: string, said: Message, severity?: Problem['severity']) => Problem
  at: (entry: string) => Place
}

type Read = { yaml: string; places: Places; problems: readonly Problem[] }

/** The last reading of each file: many rules compare the same ones. */
const lastRead = new Map<string, Read>()

/** Returns a file of data and where it breaks its schema; undefined if there is no such file. */
export function readData({ name, whole, schema }: DataFile): Read | undefined {
  const file = `content/${name}`
  if (!existsSync(file)) return undefined
  const yaml = readText(file)
  const last = lastRead.get(file)
  if (last?.yaml === yaml) return last
  const places = parsePlaces(yaml)
  const read = { yaml, places, problems: yamlProblems({ file, whole, yaml, places }, schema) }
  lastRead.set(file, read)
  return read
}

/** Returns undefined if a file breaks its schema: the rule of schemas reports it, and rules that compare files skip it. */
export function soundData<S extends Schema>(dataFile: DataFile<S>): SoundData<S> | undefined {
  const read = readData(dataFile)
  if (!read || read.problems.length > 0) return undefined
  const { places } = read
  const file = `content/${dataFile.name}`
  return {
    value: dataFile.schema.cast(places.value),
    problem: (entry, said, severity) => problemIn(file, severity)(places.placeOf(entry), said),
    at: places.placeOf,
  }
}
