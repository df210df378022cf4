import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { OutdatedNotice } from './OutdatedNotice'

test.each([
  ['en', 'fr', '20 November 2026', 'Read the original', '/fr/articles/cloud-act'],
  ['fr', 'en', '20 novembre 2026', 'Lire l’original', '/articles/cloud-act'],
] as const)(
  'in %s: the reader is told the day, and led to the original in %s',
  (language, original, day, words, address) => {
    renderPage(<OutdatedNotice path="/articles/cloud-act" day="2026-11-20" original={original} />, {
      language,
    })
    expect(screen.getByRole('note')).toHaveTextContent(day)
    const link = screen.getByRole('link', { name: words })
    expect(link).toHaveAttribute('href', address)
    expect(link).toHaveAttribute('hreflang', original)
  },
)
