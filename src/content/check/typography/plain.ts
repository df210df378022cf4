import { applyFixes, typographyErrors } from './errors'
import { plainProse } from './prose'

/** Corrects the typography of a French text that is all prose. */
export function correctTypography(text: string): string {
  const next = applyFixes(text, typographyErrors(plainProse(text)))
  return next === text ? text : correctTypography(next)
}
