import * as styles from './Chart.module.css'
import type { Figure } from './Constellation'
import { disc, hexagon, joined, type Point, spark } from './geometry'
import { Rim } from './Rim'

const middle: Point = [37, 37]

/** A name stands outside its figure: away from the middle, and the further the more it lies to a side. */
function place([x, y]: Point): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  if (Math.abs(dx) < 3) return { x, y: y + (dy > 0 ? 8.6 : -6.6), textAnchor: 'middle' }
  return {
    x: x + (dx > 0 ? 4.6 : -4.6),
    y: y + (dy > 2 ? 3.4 : dy < -2 ? -1 : 1.2),
    textAnchor: dx > 0 ? 'start' : 'end',
  }
}

type Props = Figure & {
  /** The name of each point, in the order of the points. */
  names: readonly string[]
}

/** A figure in a chart of its own, with circles, degrees and the names of its stars. */
export function Chart({ points, lines, names }: Props) {
  const [bright, ...others] = points
  if (!bright) return null
  return (
    <svg className={styles.chart} viewBox="-12 -12 98 98" role="img" aria-label={names.join(', ')}>
      <Rim middle={middle} radius={42} />
      <path className="hair" d={hexagon} />
      <path className={styles.figure} pathLength={1} d={joined(points, lines)} />
      <path className={styles.halo} d={points.map((point) => disc(point, 2.9)).join('')} />
      <path className="dot" d={others.map((point) => disc(point, 1.2)).join('')} />
      <path className="star" d={spark(bright, 3.9)} />
      <g className={styles.names}>
        {points.map((point, index) => (
          <text key={names[index]} {...place(point)}>
            {names[index]}
          </text>
        ))}
      </g>
    </svg>
  )
}
