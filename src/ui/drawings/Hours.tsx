import { type Point, polar } from './geometry'

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]

/** The hours on a chart's rim, as on a chart of the sky: the zero at the top, counted against the clock. */
export function Hours({ middle, radius, className }: { middle: Point; radius: number; className?: string }) {
  return (
    <g className={className}>
      {hours.map((hour) => {
        const [x, y] = polar(middle, -90 - hour * 15, radius)
        return (
          <text key={hour} x={x} y={y}>
            {hour} h
          </text>
        )
      })}
    </g>
  )
}
