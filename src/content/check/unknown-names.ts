import { type Message, message } from '../messages/message'
import { instead } from '../messages/nearest'

/** Returns a message that no figure has an id, with the one that may have been meant. */
export function unknownFigure(id: string, figures: readonly { id: string }[]): Message {
  const known = figures.map((figure) => figure.id)
  return message('unknownFigure', { id, instead: instead(id, known, message('addThere')) })
}

export const unknownOffer = (offer: string, known: readonly string[]): Message =>
  message('unknownOffer', { offer, instead: instead(offer, known) })

export const unknownTag = (tag: string, known: readonly string[]): Message =>
  message('unknownTag', { tag, instead: instead(tag, known) })

/** Returns a message if a name is unknown in the same file, with the one that may have been meant. */
export const unknownName = (name: string, known: readonly string[]): Message[] =>
  known.includes(name) ? [] : [message('ruleUnknown', { name, instead: instead(name, known) })]
