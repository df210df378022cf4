import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { Question } from './Question'

const criterion = {
  id: '9.1',
  points: [0, 100],
  seals: [0, 4],
  question: 'Qui tient le phare ?',
  answers: ['Un autre', 'Nous'],
  how: 'Le registre du port.',
}

test.each([
  ['un-phare', 'Allumer un phare', 'Notre article «\u00a0Allumer un phare\u00a0»'],
  ['une-bouee', 'Mouiller une bouée', 'Notre article «\u00a0Mouiller une bouée\u00a0»'],
])(
  'the link to the article “%s” says where it leads, and not only that there is one',
  (slug, subject, name) => {
    renderPage(
      <Question
        criterion={{ ...criterion, article: { slug, subject } }}
        shown={(points) => points}
        language="fr"
      />,
      { language: 'fr' },
    )
    const link = screen.getByRole('link')
    expect(link.textContent).toBe(name)
    expect(link).toHaveAttribute('href', `/fr/articles/${slug}`)
  },
)

test('a question without an article has no link', () => {
  renderPage(
    <Question criterion={{ ...criterion, article: null }} shown={(points) => points} language="fr" />,
    { language: 'fr' },
  )
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
