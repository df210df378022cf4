import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../settings/content-folder'
import { formatProblem } from '../check/problem'
import { parsePlaces, yamlProblems } from '../check/yaml-problems'
import { type Figure, figuresSchema } from '../schemas/figures'

export const figuresFile = 'content/figures.yaml'

export type Figures = ReadonlyMap<string, Figure>

let last: { yaml: string; figures: Figures } | undefined

/**
 * Returns the figures of `content/figures.yaml` by their ids; none where there is no such file. They are parsed again only
 * where the file has changed: every article that cites one asks.
 * @throws where the file breaks its schema; the message lists each error as file:line:column
 */
export function readFigures(): Figures {
  const file = path.resolve(contentFolder, 'figures.yaml')
  const yaml = existsSync(file) ? readFileSync(file, 'utf8') : '[]'
  if (last?.yaml !== yaml) last = { yaml, figures: figuresOf(yaml) }
  return last.figures
}

function figuresOf(yaml: string): Figures {
  const places = parsePlaces(yaml)
  const whole = { en: 'the figures', fr: 'des chiffres' }
  const problems = yamlProblems({ file: figuresFile, whole, yaml, places }, figuresSchema)
  if (problems.length > 0) throw new Error(problems.map((one) => formatProblem(one, 'en')).join('\n'))
  return new Map(figuresSchema.validateSync(places.value).map((figure) => [figure.id, figure]))
}
