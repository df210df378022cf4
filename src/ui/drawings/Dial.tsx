import * as styles from './Dial.module.css'
import { type Point, polar, spark } from './geometry'

const middle: Point = [0, 0]
const outermost = 140
/** The scale takes three quarters of the circle, clockwise from the top; the last quarter has the names. */
const turn = 270

type Ring = {
  name: string
  /** The text below the name. */
  note?: string
  /** The range of its end on the dial's scale; null if it is open-ended. */
  ends: { from: number; to: number } | null
}

type Props = {
  /** From the innermost. */
  rings: readonly Ring[]
  /** The end of the scale, and the step between its figures. */
  scale: number
  step: number
  /** The unit of the scale. */
  unit: string
  /** The text for screen readers. */
  label: string
}

/**
 * A dial whose scale is time: each ring is thin until the earliest end, thick up to the latest, with a star at its end;
 * dashed if open-ended. Names are in the free quarter.
 */
export function Dial({ rings, scale, step, unit, label }: Props) {
  const degrees = (value: number) => (Math.min(value, scale) / scale) * turn - 90
  const arc = (radius: number, from: number, to: number) => {
    const [x, y] = polar(middle, degrees(from), radius)
    const large = degrees(to) - degrees(from) > 180 ? 1 : 0
    return `M${x} ${y}A${radius} ${radius} 0 ${large} 1 ${polar(middle, degrees(to), radius).join(' ')}`
  }
  const gap = rings.length > 3 ? 21 : 40
  const drawn = rings.map((ring, index) => ({
    ...ring,
    radius: outermost - (rings.length - 1 - index) * gap,
  }))
  const ended = drawn.flatMap(({ ends, radius }) => (ends ? [{ ...ends, radius }] : []))
  const ticks = Array.from({ length: Math.floor(scale / step) + 1 }, (_, index) => index * step)
  return (
    <svg className={styles.dial} viewBox="-235 -178 412 356" role="img" aria-label={label}>
      <path className="hair" d={drawn.map(({ radius }) => arc(radius, 0, scale)).join('')} />
      <path
        className="dash"
        d={drawn.map(({ ends, radius }) => (ends ? '' : arc(radius, 0, scale))).join('')}
      />
      <path
        className="ink"
        d={
          ticks
            .map((tick) => `M${polar(middle, degrees(tick), 146)}L${polar(middle, degrees(tick), 150)}`)
            .join('') + ended.map(({ from, radius }) => arc(radius, 0, from)).join('')
        }
      />
      <path
        className={styles.range}
        d={ended.map(({ from, to, radius }) => (to > from ? arc(radius, from, to) : '')).join('')}
      />
      <path
        className={`star ${styles.end}`}
        d={ended.map(({ to, radius }) => spark(polar(middle, degrees(to), radius), 9)).join('')}
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here is; Firefox has the words of a picture read after its name */}
      <g aria-hidden="true">
        <g className={styles.names}>
          {drawn.map(({ name, note, radius }) => (
            <foreignObject key={name} x="-256" y={-radius + (note ? -1 : 5)} width="248" height="1">
              {name}
              {note && <span>{note}</span>}
            </foreignObject>
          ))}
        </g>
        {ticks.map((tick) => {
          const [x, y] = polar(middle, degrees(tick), 163)
          return (
            <text key={tick} x={x} y={y + 5}>
              {tick}
            </text>
          )
        })}
        <text y="5">{unit}</text>
      </g>
    </svg>
  )
}
