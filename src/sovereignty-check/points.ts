import { nominalPoints } from './framework'

/**
 * Returns the points of an answer as a form shows them, whole: in the step of an objective those of the framework, of 1000; where
 * objectives are mixed, thousandths of the whole score.
 * @param weight that of the objective where they are mixed
 */
export const shownPoints = (points: number, weight?: number): number =>
  Math.round(weight === undefined ? points : (points * weight * 10) / nominalPoints)

/** Writes points as CSS can read them, digit by digit (`Check.module.css` adds them up where no script does): `1-2-5`. */
export const digitsOf = (points: number): string => [...String(points).padStart(3, '0')].join('-')
