import type { ReactNode } from 'react'

/** A product's name with a hyphen at a figure, or an address for mail, with the punctuation after it. */
const long = /(\S*(?:\d-|-\d|@)\S*)/

/** Breaks after the `@`, where it has to. */
function breakable(word: string): ReactNode {
  const [name, ...domain] = word.split('@')
  if (domain.length === 0) return word
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  )
}

/**
 * Keeps such words on one line if it is long enough: a name could break at its hyphens, and an address before the full
 * stop after it.
 */
export const unsplit = (text: string): ReactNode =>
  text.split(long).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change places
      <span key={place} className="unsplit">
        {breakable(part)}
      </span>
    ) : (
      part
    ),
  )
