import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../settings/content-folder'
import { dataFiles } from '../load/data-files'
import { loadData } from '../load/load-data'
import type { Figure } from '../schemas/figures'

export type Figures = ReadonlyMap<string, Figure>

let last: { yaml: string; figures: Figures } | undefined

/**
 * Returns the figures of `content/figures.yaml` by id; none without that file. It is parsed again only if it has
 * changed, as every article that cites one calls this.
 * @throws a ContentError if the file breaks its schema
 */
export function readFigures(): Figures {
  const file = path.resolve(contentFolder, dataFiles.figures.name)
  const yaml = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (last?.yaml !== yaml) {
    const figures = yaml ? loadData(dataFiles.figures) : []
    last = { yaml, figures: new Map(figures.map((figure) => [figure.id, figure])) }
  }
  return last.figures
}
