import { lastUnclosed } from '../load/last-unclosed'
import { type Message, message } from '../messages/message'
import { type Found, offsetOf } from '../messages/problem'
import { elementNotAllowed, holdsText, isAllowed, unknownComponent } from './elements'
import type { MdxError } from './parse-mdx'

/**
 * Explains in plain words why MDX cannot parse an article, and what to write instead. MDX reports the
 * position and the rule that failed; the mistake itself is searched in the text there.
 * @param source the whole file
 */
export function unreadableMdx(source: string, error: MdxError): Found {
  const offset = offsetOf(source, error)
  switch (error.by) {
    case 'mdast-util-mdx-jsx':
      return unmatchedTag(source, error, offset)
    case 'micromark-extension-mdx-jsx':
      return brokenTag(source, offset)
    case 'micromark-extension-mdx-expression':
      return brokenExpression(source, error, offset)
    case 'micromark-extension-mdxjs-esm':
      return { offset: startOf(/^(?:import|export)\b/gm, source, offset), said: message('importOrExport') }
    default:
      return { offset, said: message('mdxUnreadable') }
  }
}

/** Finds an opening tag that is never closed, or a closing tag that was never opened. */
function unmatchedTag(source: string, { reason }: MdxError, offset: number): Found {
  const [, opened, line, column] = /`<([^\s>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  const closing = startOf(/<\/\s*[\w.]+/g, source, offset)
  const [, closes = ''] = /^<\/\s*([\w.]+)/.exec(source.slice(closing)) ?? []
  if (closes === 'br') return { offset: closing, said: message('lineBreak') }
  if (opened === undefined || (/^Unexpected closing tag/.test(reason) && holdsText(opened)))
    return { offset: closing, said: message('closesNothing', { name: closes }) }
  const opening = offsetOf(source, { line: Number(line), column: Number(column) })
  return { offset: opening, said: neverClosed(source.slice(opening), opened) }
}

/** @param from the text from the opening tag on */
function neverClosed(from: string, name: string): Message {
  const address = addressInAngles(from)
  if (address) return address
  if (name === 'br') return message('lineBreak')
  if (name === 'img') return message('pictureInMarkup', { src: './drawing.svg' })
  if (!isAllowed(name)) return notAllowed(name)
  return message(holdsText(name) ? 'notClosed' : 'tagWithoutSlash', { name })
}

const notAllowed = (name: string) => (/^[A-Z]/.test(name) ? unknownComponent(name) : elementNotAllowed(name))

/** Finds a `<` that does not open a tag, or a tag that cannot be read. */
function brokenTag(source: string, offset: number): Found {
  const opening = source.lastIndexOf('<', offset)
  const from = source.slice(opening)
  if (from.startsWith('<!--')) return { offset: opening, said: message('htmlComment') }
  const address = addressInAngles(from)
  if (address) return { offset: opening, said: address }
  const [, name = ''] = /^<\/?\s*([A-Za-z][\w.-]*)/.exec(from) ?? []
  if (!isAllowed(name)) {
    const isTag = /^<\/?[A-Za-z][\w.-]*(?:\s+[\w-]+\s*=|\s*\/?>)/.test(from)
    return { offset: opening, said: isTag ? notAllowed(name) : message('lessOpensComponent') }
  }
  if (from.startsWith('</')) return { offset: opening, said: message('notClosed', { name }) }
  return { offset: opening, said: message('tagUnreadable', { name }) }
}

/** Finds braces with invalid content. */
function brokenExpression(source: string, { rule }: MdxError, offset: number): Found {
  const before = source.slice(0, offset)
  const open = rule === 'unexpected-eof' ? lastUnclosed(before, '{', '}') : before.lastIndexOf('{')
  if (/^\{\s*\/[/*]/.test(source.slice(open))) return { offset: open, said: message('commentOpen') }
  const tag = before.slice(before.lastIndexOf('<'))
  const [, prop] = /^<[A-Z]\w*\s[^<]*?([\w-]+)\s*=\s*\{/.exec(tag) ?? []
  return prop
    ? { offset, said: message('valueForm', { prop }) }
    : { offset: open, said: message('braceOpensCode') }
}

/** Returns the start of the last match at or before an offset; the offset itself if there is none. */
const startOf = (pattern: RegExp, source: string, offset: number): number =>
  [...source.matchAll(pattern)].findLast(({ index }) => index <= offset)?.index ?? offset

/** Explains how to write a link, if the text begins with an address in angle brackets. */
function addressInAngles(text: string): Message | undefined {
  const [, address] = /^<((?:https?:\/\/|mailto:|www\.)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/.exec(text) ?? []
  if (!address) return undefined
  const protocol = /^(?:https?:|mailto:)/.test(address) ? '' : address.includes('@') ? 'mailto:' : 'https://'
  return message('addressInAngles', { address: protocol + address })
}
