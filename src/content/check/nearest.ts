import { closest, distance } from 'fastest-levenshtein'
import { type Message, message } from './messages/message'

/** @returns the known name that was most likely meant, or undefined where none is near */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const found = closest(written, known)
  // Two letters that changed places are two steps apart.
  const near = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 3))
  return distance(written, found) <= near ? found : undefined
}

/** The end of a message about a name that is unknown: the one that was meant, else all that there are. */
export function instead(written: string, known: readonly string[]): Message {
  const near = nearest(written, known)
  return near ? message('didYouMean', { name: near }) : message('writeOneOf', { names: known })
}
