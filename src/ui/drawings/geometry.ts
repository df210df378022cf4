/** Pieces of SVG paths for the charts. */
export type Point = readonly [number, number]

const round = (value: number) => Math.round(value * 10) / 10

/** Returns a full circle. */
export const disc = ([x, y]: Point, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Returns a straight line. */
export const line = (from: Point, to: Point) => `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`

/** Returns straight lines between pairs of points, given by their indexes. */
export const joined = (points: readonly Point[], pairs: readonly Point[]) =>
  pairs
    .map(([from, to]) => {
      const [a, b] = [points[from], points[to]]
      return a && b ? line(a, b) : ''
    })
    .join('')

/** The outline of the country, in a square of 74. */
export const hexagon = 'M37 3 69 20.5v33L37 71 5 53.5v-33Z'

/** Returns a star of four points, `size` from its middle to a point. */
export function spark([x, y]: Point, size: number): string {
  const [long, short] = [round(size * 0.8), round(size * 0.2)]
  return `M${x} ${round(y - size)}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z`
}

/** Returns the point at an angle, in degrees clockwise from the right, and a distance. */
export const polar = ([x, y]: Point, degrees: number, radius: number): Point => [
  round(x + Math.cos((degrees * Math.PI) / 180) * radius),
  round(y + Math.sin((degrees * Math.PI) / 180) * radius),
]

/** Returns lines through the middle of a circle, every thirty degrees. */
export const spokes = (middle: Point, radius: number) =>
  [0, 30, 60, 90, 120, 150]
    .map((degrees) => line(polar(middle, degrees, radius), polar(middle, degrees + 180, radius)))
    .join('')

const fine = (value: number) => Math.round(value * 1000) / 1000

/**
 * Returns the degrees outside a rim, every five, the thirties longer, as two circles whose dashes are the ticks: a line
 * for each would be a kilobyte of figures.
 */
export const degrees = (radius: number, thickness: number) =>
  [
    { every: 5, length: fine(radius * 0.022) },
    { every: 30, length: fine(radius * 0.055) },
  ].map(({ every, length }) => {
    const r = fine(radius + length / 2)
    const step = (r * Math.PI * every) / 180
    return { r, length, dashes: `${thickness} ${fine(step - thickness)}`, offset: thickness / 2 }
  })
