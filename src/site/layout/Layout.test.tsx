import { screen } from '@testing-library/react'
import { renderPage } from '../../../tests/fixtures/render-page'
import { Layout } from './Layout'

const copyOf = (...parts: { ns: string; day?: string }[]): Queries.CopyFragment => ({
  edges: parts.map(({ ns, day }) => ({
    node: { ns, data: '{}', language: 'en', outdated: day ? { day, original: 'fr' } : null },
  })),
})

const show = (copy: Queries.CopyFragment | null) =>
  renderPage(
    <Layout copy={copy}>
      <h1>Pricing</h1>
    </Layout>,
    { path: '/pricing' },
  )

test('a page with outdated copy says since when, and links to the page in the original language', () => {
  show(copyOf({ ns: 'common' }, { ns: 'pricing', day: '2026-11-20' }, { ns: 'services', day: '2026-11-18' }))
  expect(screen.getByRole('note')).toHaveTextContent(
    'This translation follows the original as it stood on 18 November 2026; the original has changed since.',
  )
  expect(screen.getByRole('link', { name: 'Read the original' })).toHaveAttribute('href', '/fr/pricing')
})

test.each([
  ['copy that is up to date', copyOf({ ns: 'common' }, { ns: 'pricing' })],
  ['the words around every page', copyOf({ ns: 'common', day: '2026-11-20' }, { ns: 'pricing' })],
  ['a page whose text is no copy', null],
])('nothing is said of %s', (_, copy) => {
  show(copy)
  expect(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})
