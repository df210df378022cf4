import { screen } from '@testing-library/react'
import { listedArticle, type TagId } from '../../../tests/fixtures/listed-article'
import { renderPage } from '../../../tests/fixtures/render-page'
import { ArticleCard } from './ArticleCard'

const picture = {
  layout: 'constrained' as const,
  width: 400,
  height: 267,
  images: {
    fallback: { src: '/static/cover.jpg' },
    sources: [{ type: 'image/avif', srcSet: '/static/cover.avif' }],
  },
}

test('shows title, subtitle, date and reading time in the page’s language', () => {
  renderPage(<ArticleCard article={listedArticle()} />, { language: 'fr' })
  const card = screen.getByRole('article')
  expect(screen.getByRole('heading', { level: 2, name: 'Le Cloud Act' })).toBeVisible()
  expect(card).toHaveTextContent('Ce que la loi permet.')
  expect(card).toHaveTextContent('12 novembre 2026 · 8 min de lecture')
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-12')
})

test('date and reading time in English', () => {
  renderPage(<ArticleCard article={listedArticle()} />)
  expect(screen.getByRole('article')).toHaveTextContent('12 November 2026 · 8 min read')
})

test('picture and title link to the article; keyboard and screen readers meet the link once', () => {
  renderPage(<ArticleCard article={listedArticle({ picture })} />, { language: 'fr' })
  expect(screen.getByRole('link')).toBe(screen.getByRole('link', { name: 'Le Cloud Act' }))
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fr/articles/cloud-act',
    '/fr/articles/cloud-act',
  ])
  const [ofPicture] = links
  expect(ofPicture).toContainElement(screen.getByRole('presentation', { hidden: true }))
  expect(ofPicture).toHaveAttribute('tabindex', '-1')
})

test('an article that takes the place of another does not show its picture until its own has come', () => {
  const { rerender } = renderPage(<ArticleCard article={listedArticle({ slug: 'a', picture })} />)
  const former = screen.getByRole('presentation', { hidden: true })
  rerender(<ArticleCard article={listedArticle({ slug: 'b', picture })} />)
  expect(former).not.toBeInTheDocument()
})

test('an article that was searched for is shown in words alone', () => {
  renderPage(<ArticleCard as="found" article={listedArticle({ picture })} />)
  expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1)
})

test('the picture says its size and is loaded when it comes near', () => {
  renderPage(<ArticleCard article={listedArticle({ picture })} />)
  const image = screen.getByRole('presentation', { hidden: true })
  expect(image).toHaveAttribute('src', '/static/cover.jpg')
  expect(image).toHaveAttribute('width', '400')
  expect(image).toHaveAttribute('height', '267')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('an article without a picture still has a card', () => {
  renderPage(<ArticleCard article={listedArticle()} />)
  expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Le Cloud Act' })).toBeVisible()
})

const fourTags: readonly TagId[] = ['cloud', 'law', 'security', 'automation']

describe('names two tags and counts the others', () => {
  test.each([
    [0, [], undefined],
    [1, ['Cloud souverain'], undefined],
    [2, ['Cloud souverain', 'Droit'], undefined],
    [3, ['Cloud souverain', 'Droit'], '+1'],
    [4, ['Cloud souverain', 'Droit'], '+2'],
  ])('with %i tags it shows %p and %p', (count, named, more) => {
    renderPage(<ArticleCard article={listedArticle({ tags: fourTags.slice(0, count) })} />, {
      language: 'fr',
    })
    for (const name of named) expect(screen.getByText(name)).toBeVisible()
    expect(screen.queryByText('Sécurité')).not.toBeInTheDocument()
    expect(screen.queryByText(/^\+/)?.textContent).toBe(more)
  })

  test.each([
    ['fr', 3, '1 autre sujet : Sécurité'],
    ['fr', 4, '2 autres sujets : Sécurité, Automatisation'],
    ['en', 4, '2 more topics: Sécurité, Automatisation'],
  ] as const)(
    'in %s, what is counted of %i is named to the pointer and to screen readers',
    (language, count, title) => {
      renderPage(<ArticleCard article={listedArticle({ tags: fourTags.slice(0, count) })} />, { language })
      const counted = screen.getByTitle(title)
      expect(counted).toHaveTextContent(`+${count - 2}`)
      expect(screen.getByRole('img')).toHaveAccessibleName(counted.title)
    },
  )
})

test.each([
  ['fr', 'À la une'],
  ['en', 'Featured'],
] as const)('in %s, a featured article bears the badge “%s”, any other none', (language, words) => {
  const { rerender } = renderPage(<ArticleCard article={listedArticle({ featured: true })} />, { language })
  expect(screen.getByText(words)).toBeVisible()
  rerender(<ArticleCard article={listedArticle()} />)
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('below a heading of its own the title is one level lower', () => {
  renderPage(<ArticleCard article={listedArticle()} level={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Le Cloud Act' })).toBeVisible()
})
