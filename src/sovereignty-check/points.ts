import { nominalPoints } from './framework'

/**
 * Returns points as a form shows them, whole: in a step of one objective those of the framework, out of 1000; with
 * mixed objectives, thousandths of the whole score.
 *
 * @param weight that of the objective if they are mixed
 */
export const shownPoints = (points: number, weight?: number): number =>
  Math.round(weight === undefined ? points : (points * weight * 10) / nominalPoints)

/** Writes points digit by digit, `1-2-5`, for the CSS that adds them up without scripts (`Check.module.css`). */
export const digitsOf = (points: number): string => [...String(points).padStart(3, '0')].join('-')
