import type { Element, Root } from 'hast'

/** Returns whether a cell is a number with its sign, currency or unit, or a range, but not a day in words. */
const isFigure = (text: string) =>
  text.length <= 20 &&
  /^[^\p{L}\d]{0,2}\d/u.test(text) &&
  ((text.match(/\p{L}+/gu)?.length ?? 0) <= 2 || isDuration(text)) &&
  !/\p{L}{3,}\s\d{4}$/u.test(text)

/** Returns whether a cell is a duration, however many units it has: 8 h 45 min 36 s. */
const isDuration = (text: string) => /^(?:\d+\s(?:h|min|s)(?:\s|$))+$/.test(text)

/** Returns whether a cell is empty or only a dash. */
const isNothing = (text: string) => /^[–—−-]?$/.test(text)

/**
 * Returns a rehype plugin for tables. The heading above a table names it, and the first cell of each row and column is
 * their header, by its scope. Columns of figures are aligned to the right, so that their digits line up; the first column
 * and columns aligned by the author stay as they are. HTML has no attribute for it any more, so styles follow `data-align`.
 */
export async function legibleTables(): Promise<() => (tree: Root) => void> {
  const { toString: textOf } = await import('hast-util-to-string')
  const { visit } = await import('unist-util-visit')
  const cellsOf = (row: Element) => row.children.filter((cell) => cell.type === 'element')

  function describe(table: Element, heading: string | undefined) {
    if (heading) table.properties.ariaLabelledBy = [heading]
    const rows: Element[][] = []
    visit(table, { tagName: 'tr' }, (row: Element) => void rows.push(cellsOf(row)))
    const [head = [], ...body] = rows
    for (const column of head.keys()) {
      const texts = body.map((row) => textOf(row[column] ?? { type: 'root', children: [] }).trim())
      const areFigures = texts.some(isFigure) && texts.every((text) => isFigure(text) || isNothing(text))
      for (const row of rows) {
        const { properties } = row[column] ?? {}
        if (properties?.align) properties.dataAlign = properties.align
        else if (properties && column > 0 && areFigures) properties.dataAlign = 'right'
        delete properties?.align
      }
    }
    for (const { properties } of head) properties.scope = 'col'
    for (const [first, ...others] of body) {
      if (!first || others.length === 0) continue
      first.tagName = 'th'
      first.properties.scope = 'row'
    }
  }

  return () => (tree) => {
    let heading: string | undefined
    visit(tree, 'element', (element) => {
      const { id } = element.properties
      if (/^h\d$/.test(element.tagName) && typeof id === 'string') heading = id
      if (element.tagName === 'table') describe(element, heading)
    })
  }
}
