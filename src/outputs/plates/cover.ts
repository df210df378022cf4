import { height, type Plate, type Point, width } from './plate'

/** What a wide crop may cut off holds no star. */
const margin = { x: 190, top: 265, bottom: 290 }

/** A number from a text, the same on every machine (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash % 2147483646) + 1
}

/** How long each `##` section of an article is, in words. */
const sectionLengths = (body: string) =>
  body
    .split(/^## /m)
    .slice(1)
    .map((section) => section.split(/\s+/).length)

/** Every `###` subheading, by its section. */
const subsections = (body: string) =>
  body
    .split(/^## /m)
    .slice(1)
    .map((section) => section.match(/^### /gm)?.length ?? 0)

/**
 * An article's cover, drawn from the article itself: a star a section, from left to right as one reads, the higher
 * the longer the section; the longest is the bright one; subheadings are companions on dashed lines.
 * @param body MDX without its front matter
 */
export function coverOf(slug: string, body: string): Plate {
  const lengths = sectionLengths(body)
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
  const companions = subsections(body).flatMap((count, section) => {
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
  const centre: Point = [
    Math.round(width * (0.3 + (seed % 41) / 100)),
    Math.round(height * (1.05 + (seed % 23) / 60)),
  ]

  return {
    seed,
    points: [...sections, ...companions.map(({ point }) => point)],
    bright: [lengths.indexOf(longest)],
    lines: sections.slice(1).map((_, index) => [index, index + 1]),
    faint: companions.map(({ section }, index) => [section, sections.length + index]),
    rings: [320, 540, 760, 980, 1200].map((radius) => [centre[0], centre[1], radius + (seed % 70)]),
  }
}
