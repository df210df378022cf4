import type { InferType, Schema } from 'yup'
import { type Facts, factsOf } from '../facts/facts'
import { type DataFile, dataFiles, offerAreas } from '../load/data-files'
import { readData } from '../load/read-data'
import type { Message } from '../messages/message'
import { type Place, type Problem, problemIn } from '../messages/problem'
import type { offerAreaSchema } from '../schemas/offers'

/** A valid data file. */
export type ValidData<S extends Schema> = {
  file: string
  value: InferType<S>
  /** Reports a problem at the position of an entry like `offers[1].price`. */
  problem: (entry: string, said: Message, severity?: Problem['severity']) => Problem
  at: (entry: string) => Place
}

/**
 * Reads a data file for rules that compare files. Returns undefined if it is missing or breaks its schema,
 * which `dataKeepsItsSchemas` reports.
 */
export function validData<S extends Schema>(dataFile: DataFile<S>): ValidData<S> | undefined {
  const read = readData(dataFile)
  if (!read || read.problems.length > 0) return undefined
  const { places, value } = read
  const file = `content/${dataFile.name}`
  return {
    file,
    value,
    problem: (entry, said, severity) => problemIn(file)(places.placeOf(entry), said, severity),
    at: places.placeOf,
  }
}

/** Returns the names of all tags; undefined if their file is not valid. */
export const validTags = () => validData(dataFiles.tags)?.value.map(({ tag }) => tag)

/** Reads the offers of every area. Returns undefined if one file is not valid: its offers are unknown. */
export function validAreas(): ValidData<typeof offerAreaSchema>[] | undefined {
  const areas = offerAreas('content').map((area) => validData(area))
  return areas.every((area) => area !== undefined) ? areas : undefined
}

/** Reads the offers of all areas; undefined as `validAreas` does. */
export const validOffers = () => validAreas()?.flatMap(({ value }) => value.offers)

/** Returns everything that a `<Fact>` can cite; undefined if one of the files is missing or breaks its schema. */
export function validFacts(): Facts | undefined {
  const figures = validData(dataFiles.figures)?.value
  const offers = validOffers()
  return figures && offers && factsOf(figures, offers)
}
