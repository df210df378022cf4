import type { DefaultTreeAdapterTypes } from 'parse5'
import { escapeHtml } from '../../site/escape-html'
import { readBuiltPage } from './built'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export type Page = { html: string; elements: readonly Element[] }

/** A change to a page: to all elements that have the attribute with this value. */
export type Change = { name: string; value: string } & (
  | { content: string }
  | { attribute: string; to: string | undefined }
)

/**
 * Changes parts of a built page and keeps every other byte, so that the hashes in its Content Security Policy stay
 * valid.
 *
 * @param changes `content` is HTML that replaces an element's own; `attribute` is set `to` a text, which is escaped, or
 * removed
 * @throws if the page has no such element
 */
export function splice({ html, elements }: Page, changes: readonly Change[]): string {
  const edits = changes.flatMap((change) => {
    const found = elements.filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === change.name && value === change.value),
    )
    if (found.length === 0)
      throw new Error(`The built page has no element with ${change.name}="${change.value}"`)
    return found.flatMap((element) => editOf(element, change))
  })
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html)
}

function editOf({ sourceCodeLocation }: Element, change: Change) {
  const { startTag, endTag, attrs } = sourceCodeLocation ?? {}
  if (!startTag) return []
  if ('content' in change)
    return { from: startTag.endOffset, to: endTag?.startOffset ?? startTag.endOffset, text: change.content }
  // Of an attribute that is given twice, browsers keep the first.
  const present = attrs?.[change.attribute]
  if (change.to === undefined)
    return present ? { from: present.startOffset - 1, to: present.endOffset, text: '' } : []
  const text = `${change.attribute}="${escapeHtml(change.to)}"`
  return present
    ? { from: present.startOffset, to: present.endOffset, text }
    : { from: startTag.endOffset - 1, to: startTag.endOffset - 1, text: ` ${text}` }
}

/** Built pages are few and do not change. */
const pages = new Map<string, Page>()

/**
 * Reads a built page, once.
 *
 * @throws the file system's error if there is none
 */
export async function builtPage(address: string): Promise<Page> {
  const page = pages.get(address) ?? (await parsePage(readBuiltPage(address)))
  pages.set(address, page)
  return page
}

export async function parsePage(html: string): Promise<Page> {
  const { parse } = await import('parse5')
  return { html, elements: [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))] }
}

function* elementsOf(node: Node): Generator<Element> {
  if ('attrs' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}
