import { degrees, disc, type Point, polar, spokes } from './geometry'
import * as styles from './Rim.module.css'

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]

/** What every chart is drawn on: three circles, and on the outermost the degrees and, counted against the clock, the hours. */
export function Rim({ middle, radius }: { middle: Point; radius: number }) {
  const circles = [radius, (radius * 2) / 3, radius / 3]
  return (
    <>
      <path className="hair" d={circles.map((circle) => disc(middle, circle)).join('')} />
      <path className={styles.spokes} d={spokes(middle, radius * 0.97)} />
      <path className={styles.degrees} d={degrees(middle, radius, radius * 0.055)} />
      <g className={styles.hours} fontSize={Math.round(radius * 0.43) / 10}>
        {hours.map((hour) => {
          const [x, y] = polar(middle, -90 - hour * 15, radius * 1.12)
          return (
            <text key={hour} x={x} y={y}>
              {hour} h
            </text>
          )
        })}
      </g>
    </>
  )
}
