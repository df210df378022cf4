import { screen, within } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { offerAreas } from '../../tests/site/offers'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { languages } from '../site/languages'
import { months, twoYears } from './compute'
import { TwoYearsTable } from './TwoYearsTable'

/** The tests' own data: authors may change the site's. */
const own = 'tests/site/content'
const file = loadData(dataFiles.twoYears, own)
const figures = loadData(dataFiles.figures, own)
const offers = offerAreas.flatMap((area) => area.offers)

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The tests’ own data lack it')
  return found
}

test('a private cloud over two years costs its set-up, two rents, support and hours, in whole cents', () => {
  const found = known(twoYears('cloud', file, figures, offers, 'en'))
  expect(found.lines.map(({ id, total }) => [id, total])).toEqual([
    ['setUp', 890_000],
    ['server', 7468 * months],
    ['server', 6776 * months],
    ['support', 120_000 * months],
    ['work', 6 * 6000 * months],
  ])
  expect(found.total).toBe(890_000 + (7468 + 6776 + 120_000 + 36_000) * months)
})

test('changing a figure or a price changes the total, with no other edit', () => {
  const before = known(twoYears('ai', file, figures, offers, 'en')).total
  const dearer = figures.map((one) => (one.id === 'ovh-l40s-month' ? { ...one, value: 1009 } : one))
  expect(known(twoYears('ai', file, dearer, offers, 'en')).total).toBe(before + 100 * months)
})

test.each(languages)('the table shows each line’s calculation and source, %s', (language) => {
  const found = known(twoYears('cloud', file, figures, offers, language))
  renderPage(<TwoYearsTable {...found} today="2026-11-23" />, { language })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(found.lines.length + 1)
  const sums = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? '')
  const cents = sums.map((sum) => Number(sum.replace(/\D/g, '')))
  expect(cents).toEqual([...found.lines.map(({ total }) => total), found.total])
  expect(within(known(rows[1])).getByRole('link')).toHaveAttribute('href', found.lines[1]?.figure?.source.url)
  expect(rows[1]).toHaveTextContent(language === 'fr' ? '24 × 74,68 €' : '24 × €74.68')
  expect(rows[1]).toHaveTextContent(language === 'fr' ? '28 octobre 2026' : '28 October 2026')
  expect(rows.at(-2)).toHaveTextContent(/24 × 6 h (à 60 €|at €60)/)
  expect(screen.getByRole('columnheader', { name: /^(Sur deux ans|Over two years)$/ })).toBeVisible()
  expect(screen.getAllByRole('rowheader')).toHaveLength(rows.length)
  expect(screen.getByRole('table')).toHaveAccessibleName()
  expect(screen.queryByRole('caption')).not.toBeInTheDocument()
  expect(rows.at(-1)).toHaveTextContent(language === 'fr' ? '2 073 € par mois' : '€2,073 a month')
  expect(screen.getByText(/estim/)).toHaveTextContent(/23 nov/i)
})

test('no sum has cents if none needs them', () => {
  const found = known(twoYears('cloud', file, figures, offers, 'en'))
  const lines = found.lines.map((line) => ({ ...line, total: 1000 * 100 }))
  renderPage(<TwoYearsTable {...found} lines={lines} today="2026-11-23" />, { language: 'en' })
  expect(screen.getAllByRole('cell', { name: '€1,000' })).toHaveLength(lines.length)
})

test('a stale source is marked as stale', () => {
  renderPage(<TwoYearsTable {...known(twoYears('ai', file, figures, offers, 'en'))} today="2099-01-31" />, {
    language: 'en',
  })
  expect(screen.getByText((words) => /31.January 2099/.test(words), { selector: 'b' })).toBeVisible()
})

test('an area without a case has no table; a case with an unknown reference fails the build', () => {
  expect(twoYears('cloud', { ...file, cases: [] }, figures, offers, 'en')).toBeUndefined()
  expect(() => twoYears('cloud', file, [], offers, 'en')).toThrow(/there is no rent ovh-b3-16-month/)
  expect(() => twoYears('cloud', file, figures, [], 'en')).toThrow(/there is no offer cloud-essential/)
})

test('a larger case is linked if its article exists', () => {
  const found = known(twoYears('cloud', file, figures, offers, 'en'))
  const { unmount } = renderPage(<TwoYearsTable {...found} today="2026-11-23" article={null} />)
  expect(screen.queryByText(/larger bill/)).toBeNull()
  unmount()
  renderPage(
    <TwoYearsTable {...found} today="2026-11-23" article={{ slug: 'leaving', title: 'When to leave' }} />,
  )
  expect(screen.getByRole('link', { name: 'When to leave' })).toHaveAttribute('href', '/articles/leaving')
})
