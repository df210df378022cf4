import { Children, type ReactNode } from 'react'

/** A verb with the pronoun after it, as French asks and commands: “suis-je”, “règle-t-elle”, “rendez-vous”. */
const inversion = /(\p{L}+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?!\p{L}))/iu

/** Keeps inversions on one line, which could break at their hyphen: our fonts lack the non-breaking hyphen. */
export const unbroken = (content: ReactNode): ReactNode =>
  Children.map(content, (piece) =>
    typeof piece === 'string' && inversion.test(piece)
      ? piece.split(inversion).map((part, place) =>
          place % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change places
            <span key={place} className="unbroken">
              {part}
            </span>
          ) : (
            part
          ),
        )
      : piece,
  )
