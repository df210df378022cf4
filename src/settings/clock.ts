import { env } from 'node:process'

/**
 * Returns the time of the build (docs/decisions/clock.md): `SOURCE_DATE_EPOCH` if set (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/), else now.
 * @throws if `SOURCE_DATE_EPOCH` is not a whole number
 */
export function buildInstant(): Date {
  const epoch = env.SOURCE_DATE_EPOCH
  if (!epoch) return new Date()
  if (!/^\d+$/.test(epoch)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}": give a whole number of seconds, for instance 1767225600.`,
    )
  }
  return new Date(Number(epoch) * 1000)
}

/** Shared, as creating a formatter is slow and every card needs it. Sweden writes days as ISO 8601 does. */
const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** Returns the day of the build in Paris as `YYYY-MM-DD`, which decides what is published or valid. */
export const buildDay = (): string => inParis.format(buildInstant())
