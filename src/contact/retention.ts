import retention from '../../content/retention.json'

/**
 * The time that an inquiry is stored, in months, from `content/retention.json` (validated by `gatsby-config.ts`). The
 * server deletes it then, and the privacy texts state the time; they agree because it is part of the build, not a
 * setting of the server.
 */
export const { months: retentionMonths } = retention
