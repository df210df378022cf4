import { env } from 'node:process'

/**
 * The build's one clock (docs/decisions/clock.md): the instant of `SOURCE_DATE_EPOCH` (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/) where it is set, else now.
 * @throws where `SOURCE_DATE_EPOCH` is set to something that is not a whole number
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

/** Made once: a formatter takes longer to make than to use, and the day is asked for with every card. */
const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** The day of the build in Paris, as `YYYY-MM-DD`: what is published or valid is judged by it. */
export const buildDay = (): string => inParis.format(buildInstant())
