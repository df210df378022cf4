import { unbroken } from '../../ui/unbroken'
import { mark } from '../search/marks'
import type { Term } from '../search/match'

/** A text with search terms marked. */
export function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return mark(text, terms).map(({ text: piece, from, marked }) =>
    marked ? <mark key={from}>{piece}</mark> : unbroken(piece),
  )
}
