import type { PackedMeanings } from './meanings'
import type { SitePage } from './site-pages'
import type { PackedIndex } from './word-index'

/** What the search of one language loads with its first letter (`src/outputs/search-index.ts` writes it). */
export type SearchFile = PackedIndex & {
  common: string
  meanings: PackedMeanings
  pages: readonly SitePage[]
}
