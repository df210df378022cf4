import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from './site'

type Proved = {
  address: string
  html: number
  script: number
  total: number
  requests: number
  nodes: number
}

/** Returns the proof of each page, to the byte. */
export function provedPages(): Proved[] {
  const { pages }: { pages: Proved[] } = JSON.parse(
    readFileSync(path.join(dist, 'public/proof.json'), 'utf8'),
  )
  return pages
}
