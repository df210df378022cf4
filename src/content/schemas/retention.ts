import { number } from 'yup'
import { longestRetention } from '../../contact/longest-retention'
import { explained, record } from './common'

/** `content/retention.json`: how long an inquiry is stored. */
export const retentionSchema = record({
  months: explained(
    number().integer().min(1).max(longestRetention).required(),
    'After how many months an inquiry is deleted.',
    'Après combien de mois une demande est effacée.',
  ),
})
