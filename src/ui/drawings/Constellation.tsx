import * as styles from './Constellation.module.css'
import { disc, hexagon, joined, type Point, spark } from './geometry'

export type Figure = {
  /** Points in the square of 74 around the hexagon; the first is the bright one. */
  points: readonly Point[]
  /** Pairs of points. */
  lines: readonly Point[]
}

/** A small figure inside the hexagon: decoration beside text with the same meaning. */
export function Constellation({ points, lines }: Figure) {
  const [bright, ...others] = points
  if (!bright) return null
  return (
    <svg className={styles.small} viewBox="0 0 74 74" aria-hidden="true">
      <path className="hair" d={hexagon} />
      <path className="ink" d={joined(points, lines)} />
      <path className="dot" d={others.map((point) => disc(point, 2.3)).join('')} />
      <path className="star" d={spark(bright, 5.2)} />
    </svg>
  )
}
