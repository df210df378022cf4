import * as styles from './DurationScale.module.css'
import type { Duration, Offer } from './price-list'

/** Returns the longest of the durations in weeks; 0 if none is in weeks. */
export const longestWeeks = (offers: readonly Pick<Offer, 'duration'>[]) =>
  Math.max(
    0,
    ...offers.map(({ duration }) => (duration?.unit === 'week' ? (duration.to ?? duration.from ?? 0) : 0)),
  )

/** Returns the weeks of a ruler that are numbered: every second one, from the start. */
const marked = (weeks: number) => Array.from({ length: Math.floor(weeks / 2) + 1 }, (_, index) => index * 2)

/** The figures above the rulers of a table. */
export function Ruler({ weeks }: { weeks: number }) {
  return (
    <svg className={styles.ruler} aria-hidden="true">
      {marked(weeks).map((week) => (
        <text key={week} x={`${(week * 100) / weeks}%`} y="14">
          {week}
        </text>
      ))}
    </svg>
  )
}

type Props = {
  duration: Duration | null
  weeks: number
  /** An open-ended offer. */
  ongoing?: boolean
}

/**
 * A duration in weeks on a ruler that offers share, so that they compare at a glance: thin until the earliest end,
 * thick up to the latest. The text beside it says the same; a fixed duration is a span that ends there.
 */
export function DurationScale({ duration, weeks, ongoing = false }: Props) {
  const inWeeks = duration?.unit === 'week' ? duration : null
  const earliest = ongoing ? weeks : (inWeeks?.from ?? 0)
  if (weeks === 0 || earliest === 0) return null
  const latest = inWeeks?.to ?? earliest
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${weeks * 10} 17`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="hair"
        d={marked(weeks)
          .map((week) => `M${week * 10} 0v17`)
          .join('')}
      />
      <path className={styles.sure} d={`M0 8H${earliest * 10}`} />
      {!ongoing && (
        <path
          className={styles.likely}
          d={`M${latest > earliest ? earliest * 10 : earliest * 10 - 2} 8H${latest * 10}`}
        />
      )}
    </svg>
  )
}
