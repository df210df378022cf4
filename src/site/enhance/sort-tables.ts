/** Returns a cell's sort key: its number if it has one, written in either language, else its text. */
const keyOf = (row: HTMLTableRowElement, column: number): number | string => {
  const text = row.cells[column]?.textContent ?? ''
  const number = Number.parseFloat(text.replaceAll(/[\s,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : Number(a > b))

/**
 * Makes each button in the head of a table `data-sort` sort the rows by its column, and reverse them when pressed
 * again.
 */
export function sortTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sort]')) {
    const heads = [...table.querySelectorAll<HTMLTableCellElement>('thead th')]
    heads.forEach((head, column) => {
      head.addEventListener('click', () => {
        const down = head.ariaSort ? head.ariaSort === 'ascending' : column > 0
        for (const other of heads) other.ariaSort = null
        head.ariaSort = down ? 'descending' : 'ascending'
        const [body] = table.tBodies
        const rows = [...(body?.rows ?? [])].sort((a, b) => {
          const [first, second] = down ? [b, a] : [a, b]
          return compare(keyOf(first, column), keyOf(second, column))
        })
        body?.append(...rows)
      })
    })
  }
}
