import { number, object } from 'yup'
import { longestRetention } from '../../contact/longest-retention'
import { explained } from './explained'

const range = `\${path} must be a whole number from 1 to ${longestRetention}`

/** `content/retention.json`: how long an inquiry is kept. */
export const retentionSchema = object({
  months: number()
    .test('months', range, (months) => months === undefined || isRetention(months))
    .required()
    .meta(explained('After how many months an inquiry is deleted.')),
})
  .noUnknown()
  .strict()

const isRetention = (months: number) => Number.isInteger(months) && months >= 1 && months <= longestRetention
