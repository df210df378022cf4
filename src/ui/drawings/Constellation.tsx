import * as styles from './Constellation.module.css'

export type Figure = {
  /** Points in a square of 74; the first is the bright one. */
  points: readonly (readonly [number, number])[]
  lines: readonly (readonly [number, number])[]
}

const hexagon = 'M37 3 69 20.5v33L37 71 5 53.5v-33Z'
const circle = ([x, y]: readonly [number, number], r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** A small figure inside the hexagon; decoration beside words that say the same. */
export function Constellation({ points, lines }: Figure) {
  const [bright, ...others] = points
  if (!bright) return null
  const joined = lines.flatMap(([from, to]) => {
    const [a, b] = [points[from], points[to]]
    return a && b ? [`M${a}L${b}`] : []
  })
  return (
    <svg className={styles.constellation} viewBox="0 0 74 74" aria-hidden="true">
      <path className="hair" d={hexagon} />
      <path className="ink" d={joined.join('')} />
      <path className={styles.halo} d={points.map((point) => circle(point, 5.4)).join('')} />
      <path className="dot" d={others.map((point) => circle(point, 2.3)).join('')} />
      <path className="star" d={circle(bright, 3.7)} />
    </svg>
  )
}
