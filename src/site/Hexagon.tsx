import { disc, line, type Point, spark } from '../ui/drawings/geometry'
import { Rim } from '../ui/drawings/Rim'
import * as styles from './Hexagon.module.css'
import { outline, stars, within } from './hexagon-stars'

type Place = readonly [x: number, y: number]

/** Where the names stand, beside the brightest stars of the outline. */
const letters: readonly { letter: string; place: Place }[] = [
  { letter: 'α', place: [16, -240] },
  { letter: 'β', place: [-304, -100] },
  { letter: 'γ', place: [78, 236] },
  { letter: 'δ', place: [186, -172] },
  { letter: 'ε', place: [208, 112] },
]
const paris: Place = [10, -114]

const at = (index: number): Point => {
  const { x, y } = stars[index] ?? { x: 0, y: 0 }
  return [x, y]
}
const middle: Point = [0, 0]
const places = stars.map((_, index) => at(index))

type Props = {
  /** What a screen reader says of it. */
  name: string
  /** What the stars α, β, γ, δ and ε stand for. */
  names: readonly string[]
  caption: string
}

/** The home page's drawing: a chart of fifteen stars. */
export function Hexagon({ name, names, caption }: Props) {
  return (
    <svg className={styles.hexagon} viewBox="-310 -310 620 660" role="img" aria-label={name}>
      <Rim middle={middle} radius={270} />
      <path className="dash" d={within.map(([a, b]) => line(at(a), at(b))).join('')} />
      <path
        className={styles.outline}
        pathLength={1}
        d={`M${outline.map((index) => at(index).join(' ')).join('L')}`}
      />
      <path className={styles.halo} d={places.map((place) => disc(place, 14)).join('')} />
      {stars.map(({ x, y, magnitude }) => (
        <path
          key={`${x} ${y}`}
          data-star={magnitude}
          className={magnitude === 3 ? styles.bright : 'dot'}
          d={magnitude === 3 ? spark([x, y], 14) : disc([x, y], magnitude === 2 ? 4.4 : 2.8)}
        />
      ))}
      <g className={styles.names}>
        {letters.map(({ letter, place }, index) => (
          <text key={letter} x={place[0]} y={place[1]}>
            {letter} {names[index]}
          </text>
        ))}
        <text x={paris[0]} y={paris[1]}>
          Paris
        </text>
      </g>
      <text className={styles.caption} x={0} y={338}>
        {caption}
      </text>
    </svg>
  )
}
