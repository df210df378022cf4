import { number, object } from 'yup'
import { longestRetention } from '../../contact/longest-retention'
import { en } from '../check/messages/en'
import { explained } from './explained'

/** `content/retention.json`: how long an inquiry is stored. */
export const retentionSchema = object({
  months: number()
    .test(
      'retention',
      ({ path }) => en.retention({ field: path, most: longestRetention }),
      (months) => months === undefined || isRetention(months),
    )
    .required()
    .meta(
      explained({
        en: 'After how many months an inquiry is deleted.',
        fr: 'Après combien de mois une demande est effacée.',
      }),
    ),
})
  .noUnknown()
  .strict()

const isRetention = (months: number) => Number.isInteger(months) && months >= 1 && months <= longestRetention
