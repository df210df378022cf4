import type { Figure } from './Constellation'
import { disc, joined, spark } from './geometry'

/** A figure without its hexagon, in two paths: small and light enough for a menu item. */
export function Glyph({ points, lines }: Figure) {
  const [bright, ...others] = points
  if (!bright) return null
  return (
    <svg viewBox="10 8 54 54" aria-hidden="true">
      <path
        className="ink dot"
        d={joined(points, lines) + others.map((point) => disc(point, 2.3)).join('')}
      />
      <path className="star" d={spark(bright, 7)} />
    </svg>
  )
}
