import type { Catalogue } from './catalogue'
import { compute, type Result } from './compute'
import { fragmentOf } from './fragment'

export type Case = { name: string; fragment: string; result: Result }

/** Computes the worked cases. */
export const casesOf = (catalogue: Catalogue): Case[] =>
  catalogue.cases.map(({ name, choice = {}, set = {} }) => ({
    name,
    fragment: fragmentOf({ choice, set }),
    result: compute({ choice, set }, catalogue),
  }))
