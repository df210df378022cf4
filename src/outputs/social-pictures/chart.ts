import { degrees, disc, line, type Point, spark, spokes } from '../../ui/drawings/geometry'

/** A constellation, in coordinates of any scale. */
export type Figure = {
  points: readonly Point[]
  /** Indexes of the bright stars. */
  bright: readonly number[]
  /** Pairs of points joined by a line. */
  lines: readonly Point[]
  /** Pairs of points joined by a dashed line. */
  faint: readonly Point[]
}

/** Colours of the dark theme (src/ui/tokens.css), as a picture cannot follow the visitor's theme. */
export const colours = {
  night: '#0b1024',
  hairline: '#263056',
  faint: '#6b76a3',
  line: '#a9b1cc',
  dot: '#eef0f7',
  star: '#ffc861',
}

const middle: Point = [914, 315]
const radius = 222

/** Scales and moves a figure to fill the chart's disc. */
function fitted(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const centre: Point = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])), 1)
  const scale = (radius * 0.86) / reach
  const place = (value: number, from: number, to: number) =>
    Math.round((to + (value - from) * scale) * 10) / 10
  return points.map(([x, y]) => [place(x, centre[0], middle[0]), place(y, centre[1], middle[1])])
}

/**
 * Draws the chart beside the title: circles and degrees, with a figure of stars inside.
 * @returns SVG elements for a picture of 1200 × 630
 */
export function chart({ points, bright, lines, faint }: Figure): string {
  const places = fitted(points)
  const at = (index: number): Point => places[index] ?? middle
  const joined = (pairs: readonly Point[]) => pairs.map(([a, b]) => line(at(a), at(b))).join('')
  const [brightOnes, others] = [
    places.filter((_, index) => bright.includes(index)),
    places.filter((_, index) => !bright.includes(index)),
  ]
  const stroke = (path: string, colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`

  return [
    stroke([1, 2 / 3, 1 / 3].map((part) => disc(middle, radius * part)).join(''), colours.hairline, 1.5),
    stroke(spokes(middle, radius), colours.hairline, 1, ' opacity=".7"'),
    ...degrees(radius, 1.5).map(
      ({ r, length, dashes, offset }) =>
        `<circle cx="${middle[0]}" cy="${middle[1]}" r="${r}" fill="none" stroke="${colours.faint}" stroke-width="${length}" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`,
    ),
    stroke(joined(faint), colours.faint, 1.6, ' stroke-dasharray="3 7" stroke-linecap="round"'),
    stroke(joined(lines), colours.line, 2.2),
    fill(places.map((place) => disc(place, 13)).join(''), colours.night),
    fill(others.map((place) => disc(place, 5.5)).join(''), colours.dot),
    fill(brightOnes.map((place) => disc(place, 24)).join(''), colours.night),
    fill(brightOnes.map((place) => spark(place, 26)).join(''), colours.star),
  ].join('')
}
