import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bodyOf } from '../../content/articles/article-file'
import { contentFolder } from '../../settings/content-folder'
import { constellations } from '../../site/constellations'
import { outline, stars, within } from '../../site/hexagon-stars'
import { languages } from '../../site/languages'
import { servicePages } from '../../site/service-pages'
import type { Figure } from './chart'
import { constellationOf } from './constellation'

/** France, as on the home page. */
const hexagon: Figure = {
  points: stars.map(({ x, y }) => [x, y]),
  bright: stars.flatMap(({ magnitude }, index) => (magnitude === 3 ? [index] : [])),
  lines: outline.slice(1).map((star, index) => [outline[index] ?? 0, star]),
  faint: within,
}

/** Derives the figure from the English text if there is one, so that both languages show the same. */
function articleFigure(slug: string): Figure {
  const folder = path.join(contentFolder, 'articles', slug)
  const file = languages.map((language) => path.join(folder, `${language}.mdx`)).find(existsSync)
  if (!file) throw new Error(`${folder} holds no article`)
  return constellationOf(slug, bodyOf(readFileSync(file, 'utf8')))
}

/**
 * Returns the figure of a page: for an article the constellation of its text, for a service its own, for
 * others France.
 * @param place address without a language prefix
 */
export function figureOf(place: string, article: boolean): Figure {
  if (article) return articleFigure(place.replace('/articles/', ''))
  const service = servicePages.find((page) => page.path === place)
  if (service) return { ...constellations[service.area], bright: [0], faint: [] }
  return hexagon
}
