import type { Nodes, Table } from 'mdast'
import { componentOf } from '../../articles/component'
import type { Facts } from '../../facts/facts'
import { formatFigure } from '../../facts/format-figure'
import { message } from '../../messages/message'
import { type Findings, placeOf } from '../../messages/problem'
import type { Article } from '../article'
import { articleRule } from '../article-rule'
import type { Content } from '../content'
import { isRounded, type Quantity, quantityOf, type Sum, sumsIn } from '../sums/read'
import { writeLike } from '../sums/write'
import { validFacts } from '../valid-data'

/**
 * Recomputes the sums that an article shows: each expression written with its result (`3 × 420 € = 1 260 €`), in tables
 * also with the result in a later cell, and each row called Total. A `<Fact>` counts as its printed value, so a changed
 * figure or price reports every result that follows from it.
 */
export function sums(content: Content): Promise<Findings> {
  const facts = validFacts() ?? new Map()
  return articleRule((article, { nodes }) => nodes.map(sumsOf(article, facts)))(content)
}

type Block = { text: string; place: (offset: number) => number }

/** Returns a function that checks a node of an article. */
function sumsOf({ source, language, problem }: Article, facts: Facts) {
  return (node: Nodes): Findings => {
    if (node.type === 'table') return [inRows(node), totals(node)]
    if (node.type !== 'paragraph' && node.type !== 'heading') return false
    const block = textOf(node)
    return sumsIn(block.text, language).map((sum) => wrong(sum, block))
  }

  /** Returns the visible text of a node, and a function that converts offsets in it to offsets in the file. */
  function textOf(node: Nodes): Block {
    const parts: { at: number; source: number }[] = []
    let text = ''
    const add = (value: string, from: Nodes) => {
      parts.push({ at: text.length, source: from.position?.start.offset ?? 0 })
      text += value
    }
    const read = (part: Nodes): void => {
      const component = componentOf(part)
      if (part.type === 'text') add(part.value, part)
      else if (part.type === 'break') add(' ', part)
      else if (component?.name === 'Fact') add(factText(component.values), part)
      else if ('children' in part) for (const child of part.children) read(child)
      // Footnotes are not part of the sentence; code and other nodes interrupt an expression.
      else if (part.type !== 'footnoteReference') add('`', part)
    }
    read(node)
    return {
      text,
      place: (offset) => {
        const part = parts.findLast(({ at }) => at <= offset) ?? { at: 0, source: 0 }
        return part.source + offset - part.at
      },
    }
  }

  function factText({ id, show }: Record<string, unknown>): string {
    const fact = typeof id === 'string' && show !== 'source' ? facts.get(id) : undefined
    return fact ? formatFigure(fact, language) : '`'
  }

  function wrong({ written, results, comesTo }: Sum, block: Block): Findings {
    return results.map(({ quantity, offset }) =>
      mistake(written, comesTo(quantity.unit), quantity, block.place(offset)),
    )
  }

  function mistake(sum: string, exact: readonly number[], quantity: Quantity, offset: number): Findings {
    if (exact.some((value) => isRounded(value, quantity))) return false
    const comesTo = writeLike(quantity, exact[0] ?? 0, language)
    return problem(placeOf(source, offset), message('sumWrong', { sum, comesTo, written: quantity.written }))
  }

  /** Compares sums in the cells of a row with the numbers in later cells, in order. */
  function inRows({ children }: Table): Findings {
    return children.map((row) => {
      const cells = row.children.map(textOf)
      const found = cells.map(({ text }) => sumsIn(text, language))
      const last = found.findLastIndex((of) => of.length > 0)
      const open = found.flat().filter(({ results }) => results.length === 0)
      const results = cells.slice(last + 1).flatMap((cell) => {
        const quantity = quantityOf(cell.text, language)
        return quantity ? [{ quantity, offset: cell.place(0) }] : []
      })
      return [
        cells.map((cell, index) => found[index]?.map((sum) => wrong(sum, cell))),
        open.map(({ written, comesTo }, index) => {
          const result = results[index]
          if (!result) return false
          // Deductions are written with a minus: “1.5 h × €32” | “−€48”.
          const quantity = { ...result.quantity, value: Math.abs(result.quantity.value) }
          return mistake(written, comesTo(quantity.unit).map(Math.abs), quantity, result.offset)
        }),
      ]
    })
  }

  /** Requires a row called Total to be the sum of the rows above, in each column of numbers. */
  function totals({ children }: Table): Findings {
    const [head, ...rows] = children.map((row) => row.children.map(textOf))
    const isTotal = (row: readonly Block[] | undefined) => /^total\b/i.test(row?.[0]?.text ?? '')
    return rows.map((row, index) => {
      if (!isTotal(row)) return false
      const above = rows.slice(0, index).filter((one) => !isTotal(one))
      return row.map((cell, column) => {
        const total = column > 0 ? quantityOf(cell.text, language) : undefined
        const parts = above.map((one) => numberOrNothing(one[column]?.text ?? ''))
        if (!total || parts.includes(undefined)) return false
        const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0)
        if (isRounded(sum, total)) return false
        const comesTo = writeLike(total, sum, language)
        const title = head?.[column]?.text
        const inColumn = title ? message('inColumn', { column: title }) : ''
        const said = { inColumn, comesTo, written: total.written }
        return problem(placeOf(source, cell.place(0)), message('totalWrong', said))
      })
    })
  }

  /** Reads a cell as a number, 0 if it is empty or a dash; undefined if it holds anything else. */
  function numberOrNothing(text: string): number | undefined {
    return /^\s*[–—-]?\s*$/.test(text) ? 0 : quantityOf(text, language)?.value
  }
}
