import { degrees, disc, type Point, spokes } from './geometry'
import * as styles from './Rim.module.css'

/** The background of every chart: three circles, with degrees on the outermost. */
export function Rim({ middle, radius }: { middle: Point; radius: number }) {
  const circles = [radius, (radius * 2) / 3, radius / 3]
  const [cx, cy] = middle
  return (
    <>
      <path className="hair" d={circles.map((circle) => disc(middle, circle)).join('')} />
      <path className={styles.spokes} d={spokes(middle, radius * 0.97)} />
      {degrees(radius, radius * 0.003).map(({ r, length, dashes, offset }) => (
        <circle
          key={r}
          className={styles.degrees}
          cx={cx}
          cy={cy}
          r={r}
          strokeWidth={length}
          strokeDasharray={dashes}
          strokeDashoffset={offset}
        />
      ))}
    </>
  )
}
