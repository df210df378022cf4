import { Children, type ReactNode } from 'react'

/** A verb with the pronoun after it, as French asks and commands: “suis-je”, “règle-t-elle”, “rendez-vous”. */
const inversion = /(\p{L}+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?!\p{L}))/iu

/** A product's name or a law's number with a hyphen at a figure, or an address for mail, with the punctuation after it. */
const nameOrAddress = /(\S*(?:\d-|-\d|@)\S*)/

/** Returns a text with a span around each match of a pattern, which is one group. */
const spanned = (
  text: string,
  pattern: RegExp,
  className: string,
  write: (part: string) => ReactNode = (part) => part,
): ReactNode[] =>
  text.split(pattern).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change places
      <span key={place} className={className}>
        {write(part)}
      </span>
    ) : (
      part
    ),
  )

/** Keeps inversions on one line, which could break at their hyphen: our fonts lack the non-breaking hyphen. */
export const unbroken = (content: ReactNode): ReactNode =>
  Children.map(content, (piece) =>
    typeof piece === 'string' && inversion.test(piece) ? spanned(piece, inversion, 'unbroken') : piece,
  )

/** Lets a mail address break after its `@`, where it has to. */
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
 * Keeps names, numbers and addresses on one line if it is long enough: a name could break at its hyphens, and an address
 * before the full stop after it.
 */
export const unsplit = (text: string): ReactNode => spanned(text, nameOrAddress, 'unsplit', breakable)
