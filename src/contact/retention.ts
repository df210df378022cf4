import retention from '../../content/retention.json'
import { longestRetention } from './longest-retention'

const { months } = retention

if (!Number.isInteger(months) || months < 1 || months > longestRetention)
  throw new Error(
    `content/retention.json: months is ${months}; write a whole number from 1 to ${longestRetention}.`,
  )

/**
 * How long an inquiry is kept, in months, from `content/retention.json`: the server deletes it then, and the privacy
 * texts say so. It is a part of the build, not a setting of the server, so that pages and server cannot disagree.
 */
export const retentionMonths = months
