import { colours, height, night, width } from './plate'

/** How the classes of a figure (`src/ui/base.css`) are drawn at night, bold enough to be read on a plate of 160 px. */
const style = `
  text { display: none }
  .ink, .hair, .dash { fill: none; stroke: ${colours.line}; stroke-width: 4 }
  .hair { stroke: ${colours.ring}; stroke-width: 3 }
  .dash { stroke: ${colours.faint}; stroke-dasharray: 9 8 }
  .dot { fill: ${colours.dot}; stroke: ${colours.dot}; stroke-width: 4 }
  .star { fill: ${colours.star}; stroke: ${colours.star}; stroke-width: 6 }`

/**
 * An article's own figure as a plate: without its words, which nobody could read on a cover.
 * @param figure SVG with a `viewBox`, in the classes of drawings
 * @throws where it has no `viewBox`
 */
export function figurePlate(figure: string, seed: number): string {
  const [, x = '', y = '', w = '', h = ''] =
    /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/.exec(figure) ?? []
  if (!w) throw new Error('A figure that becomes a cover needs a viewBox')
  const inside = figure.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return night(
    seed,
    `<style>${style}</style>
    <svg x="${width * 0.06}" y="${height * 0.06}" width="${width * 0.88}" height="${height * 0.88}" viewBox="${x} ${y} ${w} ${h}">${inside}</svg>`,
  )
}
