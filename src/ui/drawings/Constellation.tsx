import * as styles from './Constellation.module.css'
import { degrees, disc, line, type Point, spark } from './geometry'

export type Figure = {
  /** Points in a square of 74; the first is the bright one. */
  points: readonly Point[]
  /** Pairs of points. */
  lines: readonly Point[]
}

const hexagon = 'M37 3 69 20.5v33L37 71 5 53.5v-33Z'
const middle: Point = [37, 37]

/**
 * A figure inside the hexagon; decoration beside words that say the same. `large` sets it in a chart of its own,
 * with circles and degrees.
 */
export function Constellation({ points, lines, large = false }: Figure & { large?: boolean }) {
  const [bright, ...others] = points
  if (!bright) return null
  const joined = lines.flatMap(([from, to]) => {
    const [a, b] = [points[from], points[to]]
    return a && b ? [line(a, b)] : []
  })
  const size = large ? 0.55 : 1
  return (
    <svg
      className={large ? styles.large : styles.small}
      viewBox={large ? '-10 -10 94 94' : '0 0 74 74'}
      aria-hidden="true"
    >
      {large && <path className="hair" d={disc(middle, 42) + disc(middle, 28) + disc(middle, 14)} />}
      {large && <path className={styles.degrees} d={degrees(middle, 42, 2.4)} />}
      <path className="hair" d={hexagon} />
      <path className="ink" d={joined.join('')} />
      <path className={styles.halo} d={points.map((point) => disc(point, 5.4 * size)).join('')} />
      <path className="dot" d={others.map((point) => disc(point, 2.3 * size)).join('')} />
      <path className="star" d={spark(bright, 5.2 * (large ? 0.75 : 1))} />
    </svg>
  )
}
