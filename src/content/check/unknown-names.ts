import { dataFiles } from '../load/data-files'
import { type Message, message } from '../messages/message'
import { instead } from '../messages/nearest'
import type { Content } from './content'
import { validData } from './valid-data'

/** Returns a message that no figure has an id, with the one that may have been meant. */
export function unknownFigure(id: string, figures: readonly { id: string }[]): Message {
  const known = figures.map((figure) => figure.id)
  return message('unknownFigure', { id, instead: instead(id, known, message('addThere')) })
}

export const unknownOffer = (offer: string, known: readonly string[]): Message =>
  message('unknownOffer', { offer, instead: instead(offer, known) })

export const unknownService = (name: string, known: readonly string[]): Message =>
  message('unknownService', { name, instead: instead(name, known) })

/** Returns the end of a message about an article that does not exist: the name it has since, or the one meant. */
export function insteadOfArticle(article: string, { slugs }: Content): Message {
  const moves = validData(dataFiles.redirects)?.value.articles ?? []
  const name = moves.find(({ from }) => from === article)?.to
  return name && slugs.has(name)
    ? message('renamedTo', { name })
    : instead(article, [...slugs.keys()], message('takeNameOut'))
}

export const unknownTag = (tag: string, known: readonly string[]): Message =>
  message('unknownTag', { tag, instead: instead(tag, known) })

/** Returns a message if a name is unknown in the same file, with the one that may have been meant. */
export const unknownName = (name: string, known: readonly string[]): Message | undefined =>
  known.includes(name) ? undefined : message('ruleUnknown', { name, instead: instead(name, known) })
