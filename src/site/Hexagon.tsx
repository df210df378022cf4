import { disc, line, type Point, spark } from '../ui/drawings/geometry'
import { Rim } from '../ui/drawings/Rim'
import * as styles from './Hexagon.module.css'
import { outline, stars, within } from './hexagon-stars'

type Letter = { letter: string; star: number; place: Point; anchor?: 'end' }

/** The linked stars, and the places of their names, clear of every line and of the rim. */
const letters: readonly Letter[] = [
  { letter: 'α', star: 0, place: [24, -257] },
  { letter: 'β', star: 8, place: [-226, -51] },
  { letter: 'γ', star: 4, place: [90, 242] },
  { letter: 'δ', star: 1, place: [182, -122], anchor: 'end' },
  { letter: 'ε', star: 12, place: [4, 25] },
]
const paris: Point = [6, -146]

const at = (index: number): Point => {
  const { x, y } = stars[index] ?? { x: 0, y: 0 }
  return [x, y]
}
const middle: Point = [0, 0]
/** The bright stars of the outline, whose first is also its last, share a path; Paris has its own, as it alone moves. */
const bright = outline.slice(1).filter((index) => stars[index]?.magnitude === 3)
const capital = 10
const others = stars.filter(({ magnitude }) => magnitude < 3)
const places = stars.map((_, index) => at(index))

type Props = {
  /** The accessible name. */
  name: string
  /** The names of the stars α, β, γ, δ and ε, and their links. */
  links: readonly { name: string; href: string }[]
  caption: string
}

/** The home page's drawing: a chart of fifteen stars, five of which are links. */
export function Hexagon({ name, links, caption }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element that groups the links of a drawing
    <svg className={styles.hexagon} viewBox="-320 -320 640 690" role="group" aria-label={name}>
      <Rim middle={middle} radius={300} />
      <path className="dash" d={within.map(([a, b]) => line(at(a), at(b))).join('')} />
      <path
        className="ink"
        strokeWidth={1.4}
        d={`M${outline.map((index) => at(index).join(' ')).join('L')}`}
      />
      <path className={styles.halo} d={places.map((place) => disc(place, 14)).join('')} />
      <path data-stars className="star" d={bright.map((index) => spark(at(index), 14)).join('')} />
      <path data-stars className={`star ${styles.twinkling}`} d={spark(at(capital), 14)} />
      <path
        className="dot"
        data-stars
        d={others.map(({ x, y, magnitude }) => disc([x, y], magnitude === 2 ? 4.4 : 2.8)).join('')}
      />
      <g className={styles.names}>
        {letters.map(({ letter, star, place: [x, y], anchor }, index) => (
          // WebKit does not name a link after the text of a drawing.
          <a key={letter} href={links[index]?.href} aria-label={`${letter} ${links[index]?.name}`}>
            <path className="ring" d={disc(at(star), 28)} />
            <text x={x} y={y} textAnchor={anchor}>
              {letter} {links[index]?.name}
            </text>
          </a>
        ))}
        <text x={paris[0]} y={paris[1]}>
          Paris
        </text>
      </g>
      <text className={styles.caption} x={0} y={358}>
        {caption}
      </text>
    </svg>
  )
}
