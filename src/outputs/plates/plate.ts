/** Draws plates of a night chart: paper of night, hairline rings, named figures of stars. */
export type Point = readonly [number, number]
type Line = readonly [number, number]

export type Plate = {
  points: readonly Point[]
  /** Which points are bright. */
  bright: readonly number[]
  /** Pairs of points that a line joins; `faint` ones are dashed. */
  lines: readonly Line[]
  faint?: readonly Line[]
  /** Circles: x, y, radius. */
  rings: readonly (readonly [number, number, number])[]
  /** Chooses the small stars behind: the same seed, the same sky. */
  seed: number
}

export const [width, height] = [1600, 1060] as const
export const colours = {
  night: '#0e1534',
  ring: '#2b3666',
  line: '#c9d0ea',
  faint: '#7c89bd',
  star: '#ffc861',
  dot: '#eef0f7',
}

const star = ([x, y]: Point) => `M${x} ${y - 46}l9 37 37 9-37 9-9 37-9-37-37-9 37-9z`

/** Small stars behind, always the same ones: a linear congruential sequence, no chance. */
function background(seed: number): string {
  let state = seed
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return Array.from({ length: 70 }, () => {
    const [x, y, r] = [next() * width, next() * height, 1 + next() * 2.2]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${colours.faint}" opacity=".55"/>`
  }).join('')
}

/** Returns a plate of night with small stars, and what is drawn on it. */
export const night = (seed: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${colours.night}"/>
    ${background(seed)}
    ${drawn}
  </svg>`

export function plateSvg({ seed, points, bright, lines, faint = [], rings }: Plate): string {
  const at = (index: number): Point => points[index] ?? [0, 0]
  const path = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([a, b]) => `M${at(a).join(' ')}L${at(b).join(' ')}`).join('')
  const dots = points.map((point, index) =>
    bright.includes(index)
      ? `<circle cx="${point[0]}" cy="${point[1]}" r="56" fill="${colours.night}"/><path d="${star(point)}" fill="${colours.star}"/>`
      : `<circle cx="${point[0]}" cy="${point[1]}" r="22" fill="${colours.night}"/><circle cx="${point[0]}" cy="${point[1]}" r="9" fill="${colours.dot}"/>`,
  )
  return night(
    seed,
    `${rings.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colours.ring}" stroke-width="2"/>`).join('')}
    <path d="${path(faint)}" fill="none" stroke="${colours.faint}" stroke-width="2.4" stroke-dasharray="10 12"/>
    <path d="${path(lines)}" fill="none" stroke="${colours.line}" stroke-width="3.4"/>
    ${dots.join('')}`,
  )
}
