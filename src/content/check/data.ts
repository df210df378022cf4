import { readFileSync } from 'node:fs'
import type { InferType, Schema } from 'yup'
import type { Place } from './problem'
import { parsePlaces } from './yaml-problems'

/**
 * One YAML file that keeps its schema, with the places of its entries.
 * @returns undefined where it breaks its schema, which the rule of schemas says: rules that compare files wait for that
 */
export function soundData<S extends Schema>(
  file: string,
  schema: S,
): { value: InferType<S>; at: (entry: string) => Place } | undefined {
  try {
    const places = parsePlaces(readFileSync(file, 'utf8'))
    if (places.value === undefined) return undefined
    return { value: schema.validateSync(places.value), at: places.placeOf }
  } catch {
    return undefined
  }
}
