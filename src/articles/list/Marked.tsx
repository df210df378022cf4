import { unbroken } from '../../ui/unbroken'
import type { MarkedText } from '../search/marks'

/** A text with search terms marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    place % 2 === 1 ? <mark key={place}>{piece}</mark> : unbroken(piece),
  )
