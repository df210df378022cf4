import { type Message, message } from './messages/message'
import { instead } from './nearest'

/** Says that no figure has an id, and which one may have been meant. */
export function unknownFigure(id: string, figures: readonly { id: string }[]): Message {
  const known = figures.map((figure) => figure.id)
  return message('unknownFigure', { id, instead: instead(id, known, message('addThere')) })
}
