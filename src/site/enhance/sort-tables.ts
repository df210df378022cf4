/** What a cell is sorted by: its number, where it has one, or its text. */
const keyOf = (row: HTMLTableRowElement, column: number): number | string => {
  const text = row.cells[column]?.textContent ?? ''
  const number = Number.parseFloat(text.replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

/** Each button in the head of a table `data-sort` sorts the rows by its column, and again the other way round. */
export function sortTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-sort]')) {
    const heads = [...table.querySelectorAll<HTMLTableCellElement>('thead th')]
    heads.forEach((head, column) => {
      head.addEventListener('click', () => {
        const down = head.ariaSort ? head.ariaSort === 'ascending' : column > 0
        for (const other of heads) other.ariaSort = null
        head.ariaSort = down ? 'descending' : 'ascending'
        const [body] = table.tBodies
        const rows = [...(body?.rows ?? [])].sort((a, b) =>
          keyOf(a, column) < keyOf(b, column) === down ? 1 : -1,
        )
        body?.append(...rows)
      })
    })
  }
}
