import * as styles from './Chart.module.css'
import { disc, hexagon, line, type Point, spark } from './geometry'
import { Rim } from './Rim'

const middle: Point = [37, 37]
/** The reader's place, off the chart: outside the hexagon and the rim. */
const lost: Point = [75, 1]

type ChartStar = {
  at: Point
  /** The side of the star where its name is written. */
  side: 'start' | 'end'
  name: string
  href: string
}

type Props = {
  /** The accessible name. */
  name: string
  /** In the order of the connecting line; a dotted one leads from the reader to the first. */
  stars: readonly ChartStar[]
  /** The label at the reader's place. */
  here: string
}

/** A chart whose stars are links, with the reader's place off the chart. */
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
          // WebKit does not name a link after the text of a drawing.
          <a key={href} href={href} aria-label={name}>
            <path className="ring" d={disc(at, 4.5)} />
            <path className="dot" d={disc(at, 1.2)} />
            <text x={at[0] + (side === 'start' ? 6 : -6)} y={at[1] + 1.2} textAnchor={side}>
              {name}
            </text>
          </a>
        ))}
      </g>
    </svg>
  )
}
