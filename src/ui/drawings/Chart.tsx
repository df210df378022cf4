import * as styles from './Chart.module.css'
import { disc, hexagon, line, type Point, spark } from './geometry'
import { Rim } from './Rim'

const middle: Point = [37, 37]
/** Off the chart: outside the hexagon and the rim. */
const lost: Point = [75, 1]

export type ChartStar = {
  at: Point
  /** On which side its name is written. */
  side: 'start' | 'end'
  name: string
  href: string
}

type Props = {
  /** What a screen reader says of it. */
  name: string
  /** In the order in which a line joins them; a dotted one comes to the first from where the reader is. */
  stars: readonly ChartStar[]
  /** What is written where the reader is. */
  here: string
}

/** A chart whose stars are links, and beside it, off the chart, its reader. */
export function Chart({ name, stars, here }: Props) {
  const [first] = stars
  if (!first) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element that groups the links of a drawing
    <svg className={styles.chart} viewBox="-12 -12 98 98" role="group" aria-label={name}>
      <Rim middle={middle} radius={42} />
      <path className="hair" d={hexagon} />
      <path className="dash" d={line(lost, first.at)} />
      <path className="ink" d={`M${stars.map(({ at }) => at.join(' ')).join('L')}`} />
      <path
        className={styles.halo}
        d={[lost, ...stars.map(({ at }) => at)].map((at) => disc(at, 2.9)).join('')}
      />
      <path className="star" d={spark(lost, 3.9)} />
      <g className={styles.names}>
        <text x={86} y={-5} textAnchor="end">
          {here}
        </text>
        {stars.map(({ at, side, name, href }) => (
          <a key={href} href={href}>
            <path className={styles.target} d={disc(at, 4.5)} />
            <path className="dot" d={disc(at, 1.2)} />
            <text x={at[0] + (side === 'start' ? 4.2 : -4.2)} y={at[1] + 1.2} textAnchor={side}>
              {name}
            </text>
          </a>
        ))}
      </g>
    </svg>
  )
}
