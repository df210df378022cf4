import type { Point } from '../../ui/drawings/geometry'
import { seedOf } from '../seed'
import type { Figure } from './chart'

/** Size of the constellation; only the proportions matter, as the chart rescales it. */
const [width, height] = [1600, 1060] as const
const margin = { x: 190, top: 265, bottom: 290 }

/**
 * Derives the constellation of an article from its text: a star for each section, from left to right, higher
 * for longer sections. The longest section has the bright star; subheadings are companions on dashed lines.
 * @param body MDX without its front matter
 */
export function constellationOf(slug: string, body: string): Figure {
  const texts = body.split(/^## /m).slice(1)
  const lengths = texts.map((text) => text.split(/\s+/).length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const longest = Math.max(...lengths)
  const shortest = Math.min(...lengths)
  const seed = seedOf(slug)

  let read = 0
  const sections = lengths.map((length): Point => {
    const x = margin.x + ((read + length / 2) / total) * (width - 2 * margin.x)
    read += length
    const share = longest === shortest ? 0.5 : (length - shortest) / (longest - shortest)
    return [Math.round(x), Math.round(height - margin.bottom - share * (height - margin.top - margin.bottom))]
  })
  const companions = texts.flatMap((text, section) => {
    const count = text.match(/^### /gm)?.length ?? 0
    const [x, y] = sections[section] ?? [0, 0]
    return Array.from({ length: count }, (_, index) => {
      const angle = ((seed % 360) + index * 100 + section * 47) * (Math.PI / 180)
      const point: Point = [
        Math.round(x + Math.cos(angle) * 150),
        Math.round(Math.min(height - 90, y + 70 + Math.abs(Math.sin(angle)) * 130)),
      ]
      return { section, point }
    })
  })
  return {
    points: [...sections, ...companions.map(({ point }) => point)],
    bright: [lengths.indexOf(longest)],
    lines: sections.slice(1).map((_, index) => [index, index + 1]),
    faint: companions.map(({ section }, index) => [section, sections.length + index]),
  }
}
