import type { PackedMeanings } from './meanings'
import type { SitePage } from './site-pages'
import type { PackedIndex } from './word-index'

/** The file that the search of one language loads with the first letter (written by `src/outputs/search-index.ts`). */
export type SearchFile = PackedIndex & {
  common: string
  meanings: PackedMeanings
  pages: readonly SitePage[]
}
