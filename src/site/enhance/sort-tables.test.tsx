import { fireEvent, screen } from '@testing-library/react'
import { sortTables } from './sort-tables'

const cell = (text: string) => `<td>${text}</td>`

/** Shows a table of names and figures, and returns a function that presses a head and reads the names. */
function show(rows: readonly (readonly [string, string])[]) {
  const body = rows.map((texts) => `<tr>${texts.map(cell).join('')}</tr>`).join('')
  document.body.innerHTML = `<table data-sort><thead><tr><th>Page</th><th>kB</th></tr></thead><tbody>${body}</tbody></table>`
  sortTables()
  return (head: string) => {
    fireEvent.click(screen.getByText(head))
    return screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? [])
  }
}

test.each([
  ['English', ['999.9', '12.0', '1,050.2']],
  ['French', ['999,95', '12,0', '1\u202f050,2']],
])(
  '%s figures are sorted by value, the highest first, then the lowest',
  (_, [middle = '', least = '', most = '']) => {
    const press = show([
      ['middle', middle],
      ['least', least],
      ['most', most],
    ])
    expect(press('kB')).toEqual(['most', 'middle', 'least'])
    expect(press('kB')).toEqual(['least', 'middle', 'most'])
  },
)

test('rows with equal figures keep their order', () => {
  const press = show([
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
  ])
  expect(press('kB')).toEqual(['a', 'b', 'c'])
  expect(press('Page')).toEqual(['a', 'b', 'c'])
  expect(screen.getAllByRole('columnheader').map(({ ariaSort }) => ariaSort)).toEqual(['ascending', null])
  expect(press('Page')).toEqual(['c', 'b', 'a'])
})
