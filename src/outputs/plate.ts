import { parseDrawing } from './drawing'
import { seedOf } from './seed'

const night = '#0e1534'

/** How the classes of a drawing (`src/ui/base.css`) are drawn at night, bold enough to be read on a plate of 160 px. */
const inks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ink: { stroke: '#c9d0ea' },
  hair: { stroke: '#2b3666', 'stroke-width': '3' },
  dash: { stroke: '#7c89bd', 'stroke-dasharray': '9 8' },
  dot: { fill: '#eef0f7', stroke: '#eef0f7' },
  star: { fill: '#ffc861', stroke: '#ffc861', 'stroke-width': '6' },
}

/** Small stars in three sizes, the same ones for the same name: a linear congruential sequence, no chance. */
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

/** Words, which nobody could read on a cover. */
const words = new Set(['text', 'title', 'desc'])

/** Returns attributes with the class's ink in place of the class, and of colours of their own, which it overrides on a page as well. */
function inked(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const { class: name, ...others } = attributes
  if (name === undefined) return others
  const kept = Object.entries(others).filter(([attribute]) => !/^(?:fill|stroke(?:-\w+)*)$/.test(attribute))
  return { ...inks[name], ...Object.fromEntries(kept) }
}

/**
 * Draws an article's cover: its drawing on a plate of night, as it is seen in both themes. It is without words and without
 * styles, so that it is the same wherever it is opened.
 * @param drawing SVG in the classes of drawings
 * @param name chooses the stars behind
 * @throws where the drawing has no `viewBox`
 */
export async function plateOf(drawing: string, name: string): Promise<string> {
  const { root, elements, remove, removeTexts, inside } = await parseDrawing(drawing)
  const { viewBox } = root.attribs
  if (!viewBox) throw new Error('a drawing that becomes a cover needs a viewBox')
  for (const element of elements) {
    if (words.has(element.name)) remove(element)
    element.attribs = inked(element.attribs)
  }
  removeTexts()
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1060" viewBox="0 0 1600 1060" fill="none">',
    `<path fill="${night}" d="M0 0h1600v1060H0z"/>${sky(name)}`,
    `<svg x="96" y="64" width="1408" height="932" viewBox="${viewBox}" overflow="visible" stroke-width="4">${inside()}</svg></svg>`,
  ].join('')
}
