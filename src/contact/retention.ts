import retention from '../../content/retention.json'

/**
 * How long an inquiry is stored, in months, from `content/retention.json` (validated by `gatsby-config.ts`): the server deletes
 * it then, and the privacy texts say so. It is a part of the build, not a setting of the server, so that they cannot disagree.
 */
export const { months: retentionMonths } = retention
