import path from 'node:path'
import { hashOf } from '../cache/hash-of'
import { type Node, parseDrawing, withDrawing } from './drawing'
import { writePublicFile } from './public-file'
import { seedOf } from './seed'

const night = '#0e1534'

/** Attributes for the classes of drawings (`src/ui/base.css`) in the dark theme, bold enough for 160 px. */
const inks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ink: { stroke: '#c9d0ea' },
  hair: { stroke: '#2b3666', 'stroke-width': '3' },
  dash: { stroke: '#7c89bd', 'stroke-dasharray': '9 8' },
  dot: { fill: '#eef0f7', stroke: '#eef0f7' },
  star: { fill: '#ffc861', stroke: '#ffc861', 'stroke-width': '6' },
}

/** Draws small stars in three sizes, placed by a linear congruential generator with the name as seed. */
function sky(name: string): string {
  let state = seedOf(name)
  const below = (end: number) => {
    state = (state * 16807) % 2147483647
    return state % end
  }
  const stars = (size: number) => {
    const places = Array.from({ length: 24 }, () => `M${below(160)} ${below(106)}h0`)
    return `<path stroke-width="${size}" d="${places.join('')}"/>`
  }
  return `<g transform="scale(10)" stroke="#4b557f" stroke-linecap="round">${[0.3, 0.4, 0.6].map(stars).join('')}</g>`
}

/** Elements with words, which would be unreadable on a cover, and comments and space between elements. */
const isLeftOut = (node: Node) => !('attribs' in node) || ['text', 'title', 'desc'].includes(node.name)

/**
 * Removes words from attributes, and replaces the classes by their attributes, which override the element's own, as styles
 * do on a page.
 */
function withInks(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const { class: names, ...others } = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !name.startsWith('aria-')),
  )
  if (names === undefined) return others
  const named = Object.keys(inks).filter((name) => names.split(/\s+/).includes(name))
  const kept = Object.entries(others).filter(([attribute]) => !/^(?:fill|stroke(?:-\w+)*)$/.test(attribute))
  return Object.assign(Object.fromEntries(kept), ...named.map((name) => inks[name]))
}

/**
 * Draws an article's cover: its drawing on a plate, which is dark in both themes. It contains no words and no
 * styles, so that it looks the same everywhere.
 * @param drawing SVG with the classes of drawings
 * @param name seeds the stars
 * @throws if the drawing has no `viewBox`
 */
export async function plateOf(drawing: string, name: string): Promise<string> {
  const { root, elements, inside } = await parseDrawing(drawing, isLeftOut)
  const { viewBox } = root.attribs
  if (!viewBox) throw new Error('a drawing that becomes a cover needs a viewBox')
  for (const element of elements) element.attribs = withInks(element.attribs)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1060" viewBox="0 0 1600 1060" fill="none">',
    `<path fill="${night}" d="M0 0h1600v1060H0z"/>${sky(name)}`,
    `<svg x="96" y="64" width="1408" height="932" viewBox="${viewBox}" overflow="visible" stroke-width="4">${inside()}</svg></svg>`,
  ].join('')
}

/** Addresses of the covers that this process has written, by a hash of drawing and seed: many cards show the same. */
const written = new Map<string, Promise<string>>()

/** Writes a drawing as a cover. @returns its address, which changes with its content */
export const writePlate = (file: string): Promise<string> =>
  withDrawing(file, (drawing) => {
    const name = path.basename(path.dirname(file))
    const key = hashOf(drawing, name)
    const address = written.get(key) ?? plateOf(drawing, name).then(write)
    written.set(key, address)
    return address
  })

function write(plate: string): string {
  const address = `/static/cover-${hashOf(plate).slice(0, 16)}.svg`
  writePublicFile(address, plate)
  return address
}
