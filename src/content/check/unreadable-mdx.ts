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
      return brokenTag(source, error, offset)
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
  if (opened === undefined && /^Expected the closing tag/.test(reason))
    return { offset: closing, said: message('closesInOtherParagraph', { name: closes }) }
  if (closes === 'br') return { offset: closing, said: message('lineBreak') }
  if (opened === undefined) return { offset: closing, said: message('closesNothing', { name: closes }) }
  if (/^Unexpected closing tag/.test(reason) && holdsText(opened))
    return { offset: closing, said: message('closesOther', { written: closes, open: opened }) }
  const opening = offsetOf(source, { line: Number(line), column: Number(column) })
  return { offset: opening, said: neverClosed(source, opening, opened) }
}

function neverClosed(source: string, offset: number, name: string): Message {
  const address = addressInAngles(source.slice(offset))
  if (address) return address
  if (name === 'br') return message('lineBreak')
  if (name === 'hr') return message('thematicBreak')
  if (name === 'img') return message('pictureInMarkup', { src: './drawing.svg' })
  if (!isAllowed(name)) return notAllowed(name)
  if (!holdsText(name)) return message('tagWithoutSlash', { name })
  const closing = new RegExp(`</${name}\\s*>`)
  return message(closing.test(source.slice(offset)) ? 'closesInOtherParagraph' : 'notClosed', { name })
}

const notAllowed = (name: string) => (/^[A-Z]/.test(name) ? unknownComponent(name) : elementNotAllowed(name))

/** Finds a `<` that does not open a tag, or a tag with invalid attributes. */
function brokenTag(source: string, { rule }: MdxError, offset: number): Found {
  if (rule === 'unexpected-eof') {
    const open = openValue(source.slice(0, offset))
    if (open) return open
  }
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
  // A tag contains no empty line: text after one was not meant to be part of it.
  const [tag = ''] = from.split(/\n\s*\n/)
  if (rule === 'unexpected-eof' || opening + tag.length < offset) {
    const quotes = tag.split('"').length - 1
    return { offset: opening, said: message(quotes % 2 === 1 ? 'propQuoteOpen' : 'tagOpen', { name }) }
  }
  const sign = source[offset] ?? ''
  const [, prop] = /([\w-]+)\s*=\s*$/.exec(source.slice(opening, offset)) ?? []
  if (prop)
    return {
      offset,
      said: isCurly(sign)
        ? message('curlyQuotes', { sign, example: `${prop}="…"` })
        : message('propUnquoted', { prop }),
    }
  if (!/["']/.test(sign)) return { offset, said: message('propForm') }
  // An unclosed value ends at the next quotation mark, in another tag.
  return openValue(source.slice(0, opening)) ?? { offset, said: message('propQuoteInside') }
}

/** Finds the last component with a value that has a quotation mark before it and none after it. */
function openValue(text: string): Found | undefined {
  const open = [...text.matchAll(/<([A-Z]\w*)(?:[^<>\n]|\n(?!\s*\n))*/g)].findLast(
    ([tag]) => tag.split('"').length % 2 === 0,
  )
  return open && { offset: open.index, said: message('propQuoteOpen', { name: open[1] ?? '' }) }
}

/** Finds braces with invalid content. */
function brokenExpression(source: string, { rule }: MdxError, offset: number): Found {
  const before = source.slice(0, offset)
  const open = rule === 'unexpected-eof' ? lastUnclosed(before, '{', '}') : before.lastIndexOf('{')
  const tag = before.slice(before.lastIndexOf('<'))
  const [, prop] = /^<[A-Z]\w*\s[^<]*?([\w-]+)\s*=\s*\{/.exec(tag) ?? []
  if (!prop && /^<[A-Z]\w*\s[^<>]*$/.test(tag)) return { offset: open, said: message('codeInProp') }
  if (!prop)
    return {
      offset: open,
      said: /^\{\s*\/[/*]/.test(source.slice(open)) ? message('commentOpen') : message('braceOpensCode'),
    }
  const sign = source[offset] ?? ''
  if (rule === 'unexpected-eof') return { offset: open, said: message('propBraceOpen', { prop }) }
  if (isCurly(sign)) return { offset, said: message('curlyQuotes', { sign, example: "'…'" }) }
  const [, start = ''] = /([\p{L}\p{N}]+)'$/u.exec(before) ?? []
  const [rest = ''] = /^[\p{L}\p{N}]+/u.exec(source.slice(offset)) ?? []
  if (start && rest)
    return {
      offset: offset - 1,
      said: message('valueApostrophe', { word: `${start}'${rest}`, write: `${start}’${rest}` }),
    }
  return { offset, said: message('valueForm', { prop }) }
}

/** Returns the start of the last match at or before an offset; the offset itself if there is none. */
const startOf = (pattern: RegExp, source: string, offset: number): number =>
  [...source.matchAll(pattern)].findLast(({ index }) => index <= offset)?.index ?? offset

/** Returns whether a sign is a typographic quotation mark, which editors insert automatically. */
const isCurly = (sign: string) => /[“”„‟‘’‚«»]/.test(sign)

/** Explains how to write a link, if the text begins with an address in angle brackets. */
function addressInAngles(text: string): Message | undefined {
  const [, address] = /^<((?:https?:\/\/|mailto:|www\.)[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>/.exec(text) ?? []
  if (!address) return undefined
  const protocol = /^(?:https?:|mailto:)/.test(address) ? '' : address.includes('@') ? 'mailto:' : 'https://'
  return message('addressInAngles', { address: protocol + address })
}
