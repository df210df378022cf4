import { screen } from '@testing-library/react'
import { listedArticle } from '../../tests/fixtures/listed-article'
import { renderPage } from '../../tests/fixtures/render-page'
import { ArticleCard } from './list/ArticleCard'
import { PublicationBadge } from './PublicationBadge'

test.each([
  ['fr', 'draft', 'Brouillon'],
  ['fr', 'scheduled', 'Prévu pour le 12 décembre 2026'],
  ['en', 'draft', 'Draft'],
  ['en', 'scheduled', 'Scheduled for 12 December 2026'],
] as const)('in %s, what is %s is marked: %s', (language, publication, words) => {
  renderPage(<PublicationBadge publication={publication} publishedAt="2026-12-12" />, { language })
  expect(screen.getByText(words)).toBeVisible()
})

test('a card in a preview says that its article is a draft', () => {
  renderPage(<ArticleCard article={listedArticle({ publication: 'draft' })} />, { language: 'fr' })
  expect(screen.getByRole('article')).toHaveTextContent('Brouillon')
})

test.each(['published', undefined])('a published article (%s) has no badge', (publication) => {
  const { container } = renderPage(<PublicationBadge publication={publication} publishedAt="2026-11-12" />)
  expect(container).toBeEmptyDOMElement()
})
