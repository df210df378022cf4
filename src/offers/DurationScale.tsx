import * as styles from './DurationScale.module.css'
import type { Offer } from './price-list'

type Duration = NonNullable<Offer['duration']>

/** The longest of some durations in weeks; 0 where none is in weeks. */
export const longestWeeks = (offers: readonly Offer[]) =>
  Math.max(
    0,
    ...offers.map(({ duration }) => (duration?.unit === 'week' ? (duration.to ?? duration.from ?? 0) : 0)),
  )

/**
 * Weeks on a scale that the packages of one service share, so that they compare at a glance. The words beside it
 * say the same; a fixed duration is a span that ends there.
 */
export function DurationScale({ duration, weeks }: { duration: Duration; weeks: number }) {
  if (duration.unit !== 'week' || !duration.from || weeks === 0) return null
  const [earliest, latest] = [duration.from, duration.to ?? duration.from]
  const ticks = Array.from({ length: weeks + 1 }, (_, week) => `M${week * 10} 8v${week % 4 ? 4 : 8}`).join('')
  return (
    <svg
      className={styles.scale}
      viewBox={`-1 0 ${weeks * 10 + 2} 17`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hair" d={ticks} />
      <path className={styles.sure} d={`M0 8H${earliest * 10}`} />
      <path className={styles.likely} d={`M${earliest * 10} 8H${latest * 10}`} />
    </svg>
  )
}
