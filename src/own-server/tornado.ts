import type { Catalogue } from './catalogue'
import { computeWith, type Result } from './compute'
import { type Field, isField, limits } from './inputs'

/** The monthly difference in cents with one field 30 % lower or higher, within its limits; null if the model no longer fits. */
type Swing = { field: Field; less: number | null; more: number | null }

/** The fraction by which each field is moved. */
const swing = 0.3

/**
 * Varies each field on its own, and returns those that change the difference to the currently cheapest alternative:
 * first those that no longer fit on the card, then by effect.
 */
export function swings({ inputs, of, cheapest, difference: now }: Result, catalogue: Catalogue): Swing[] {
  const difference = (field: Field, factor: number) => {
    const { min, max } = limits[field]
    const value = Math.min(max, Math.max(min, inputs[field] * factor))
    const moved = computeWith({ ...inputs, [field]: value }, of, catalogue)
    const other = moved.others.find(({ id }) => id === cheapest.id)
    return moved.own && other ? moved.own.monthly - other.monthly : null
  }
  return Object.keys(limits)
    .filter(isField)
    .flatMap((field): Swing[] => {
      const less = difference(field, 1 - swing)
      const more = difference(field, 1 + swing)
      return less === now && more === now ? [] : [{ field, less, more }]
    })
    .sort((a, b) => widthOf(b) - widthOf(a))
}

const widthOf = ({ less, more }: Swing) =>
  less === null || more === null ? Number.POSITIVE_INFINITY : Math.abs(more - less)
