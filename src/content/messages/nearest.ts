import { closest, distance } from 'fastest-levenshtein'
import { type Message, message } from './message'

/** Returns the known name that was most likely meant, or undefined if none is close. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const found = closest(written, known)
  // Two swapped letters are two edits apart.
  const near = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 3))
  return distance(written, found) <= near ? found : undefined
}

/** Returns the end of a message about an unknown name: the one probably meant, else `otherwise`. */
export function instead(
  written: string,
  known: readonly string[],
  otherwise = message('writeOneOf', { names: known }),
): Message {
  const near = nearest(written, known)
  return near ? message('didYouMean', { name: near }) : otherwise
}
