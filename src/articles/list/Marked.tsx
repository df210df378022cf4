import type { Term } from '../search/find'
import { mark } from '../search/marks'

/** A text with what was searched for marked in it. */
export function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return mark(text, terms).map(({ text: piece, marked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their place
    marked ? <mark key={at}>{piece}</mark> : piece,
  )
}
