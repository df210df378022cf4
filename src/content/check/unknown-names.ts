import { type Message, message } from './messages/message'
import { instead } from './nearest'

/** Says that no figure has an id, and which one may have been meant. */
export function unknownFigure(id: string, figures: readonly { id: string }[]): Message {
  const known = figures.map((figure) => figure.id)
  return message('unknownFigure', { id, instead: instead(id, known, message('addThere')) })
}

/** Says that a name of the same file is unknown, and which one may have been meant; nothing if it is known. */
export const unknownName = (name: string, known: readonly string[]): Message[] =>
  known.includes(name) ? [] : [message('ruleUnknown', { name, instead: instead(name, known) })]
