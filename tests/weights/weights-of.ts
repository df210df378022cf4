import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Weights } from '../../src/gatsby/postprocess/log/weigh'

/** A page with what its first view loads. */
export type Weight = Weights & { address: string; nodes: number }

/**
 * Reads the weights of all pages, as the build measured them for the page of proof.
 * @param dist a folder written by `npm run build`
 * @throws if there is none
 */
export function weightsOf(dist: string): Weight[] {
  const file = path.join(dist, 'public/proof.json')
  if (!existsSync(file)) throw new Error(`There is no ${file}: build the site first (npm run build).`)
  const { pages }: { pages: Weight[] } = JSON.parse(readFileSync(file, 'utf8'))
  return pages
}
