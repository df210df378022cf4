import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { renderPage } from '../../../tests/fixtures/render-page'
import type { Language } from '../../site/languages'
import { Pagination } from './Pagination'

type Given = { page: number; pages: number; onChoose?: (page: number) => void; language?: Language }

const renderPages = ({ page, pages, onChoose, language = 'en' }: Given) =>
  renderPage(
    <Pagination
      page={page}
      pages={pages}
      addressOf={(to) => `/articles/page/${to}`}
      onChoose={(to, event: MouseEvent) => {
        event.preventDefault()
        onChoose?.(to)
      }}
    />,
    { language },
  )

/** The text of the links. */
const words = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test.each([
  [1, 3, ['1', '2', '3', 'Next']],
  [2, 3, ['Previous', '1', '2', '3', 'Next']],
  [3, 3, ['Previous', '1', '2', '3']],
  [1, 2, ['1', '2', 'Next']],
  [1, 7, ['1', '2', '3', '4', '5', '6', '7', 'Next']],
  [1, 40, ['1', '2', '40', 'Next']],
  [20, 40, ['Previous', '1', '19', '20', '21', '40', 'Next']],
  [40, 40, ['Previous', '1', '39', '40']],
])('page %i of %i links %p, and leaves out distant pages', (page, pages, expected) => {
  renderPages({ page, pages })
  expect(words()).toEqual(expected)
})

test.each([0, 1])('with %i page there is no pagination', (pages) => {
  renderPages({ page: 1, pages })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('is in French on a French page', () => {
  renderPages({ page: 2, pages: 3, language: 'fr' })
  expect(screen.getByRole('navigation', { name: 'Pages d’articles' })).toBeVisible()
  expect(words()).toEqual(['Précédente', '1', '2', '3', 'Suivante'])
})

test('only the current page is announced as current', () => {
  renderPages({ page: 2, pages: 3 })
  expect(screen.getByRole('link', { current: 'page' })).toBe(screen.getByRole('link', { name: 'Page 2' }))
})

test.each([
  ['Previous', 1],
  ['Page 1', 1],
  ['Page 2', 2],
  ['Page 3', 3],
  ['Next', 3],
])('“%s” on page 2 leads to page %i, by address and by click', async (name, to) => {
  const onChoose = jest.fn()
  renderPages({ page: 2, pages: 3, onChoose })
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', `/articles/page/${to}`)
  await userEvent.click(link)
  expect(onChoose.mock.calls).toEqual([[to]])
})
