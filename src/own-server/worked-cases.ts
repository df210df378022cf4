import type { Catalogue } from './catalogue'
import { compute, type Result } from './compute'

export type Case = { name: string; result: Result }

/** Computes the worked cases. */
export const casesOf = (catalogue: Catalogue): Case[] =>
  catalogue.cases.map(({ name, choice, set }) => ({
    name,
    result: compute({ choice: choice ?? {}, set: set ?? {} }, catalogue),
  }))
