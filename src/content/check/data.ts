import { existsSync } from 'node:fs'
import type { InferType, Schema } from 'yup'
import type { DataFile } from '../load/data-files'
import type { Message } from './messages/message'
import { type Place, type Problem, problemIn } from './problem'
import { readText } from './text-file'
import { parsePlaces, yamlProblems } from './yaml-problems'

/** A file of data that keeps its schema. */
export type SoundData<S extends Schema> = {
  value: InferType<S>
  /** Says something of an entry like `offers[1].price`, where it stands. */
  problem: (entry: string, said: Message, severity?: Problem['severity']) => Problem
  at: (entry: string) => Place
}

/** Returns undefined where a file breaks its schema, which the rule of schemas says: rules that compare files wait for that. */
export function soundData<S extends Schema>({ name, whole, schema }: DataFile<S>): SoundData<S> | undefined {
  const file = `content/${name}`
  if (!existsSync(file)) return undefined
  const yaml = readText(file)
  const places = parsePlaces(yaml)
  if (yamlProblems({ file, whole, yaml, places }, schema).length > 0) return undefined
  return {
    value: schema.cast(places.value),
    problem: (entry, said, severity) => problemIn(file, severity)(places.placeOf(entry), said),
    at: places.placeOf,
  }
}
