import { screen, within } from '@testing-library/react'
import { listedArticle } from '../../../tests/fixtures/listed-article'
import { renderPage } from '../../../tests/fixtures/render-page'
import { ArticleView } from './ArticleView'

const article = {
  slug: 'cloud-act',
  title: 'Le Cloud Act',
  subtitle: 'Ce que la loi permet.',
  author: 'A. Dupont',
  publishedAt: '2026-11-12',
  updatedAt: null,
  checkedAt: null,
  publication: 'published',
  outdated: null,
  readingMinutes: 8,
  imageAlt: null,
  imageCaption: null,
  html: '<p>Un texte.</p>',
  headings: [],
  tags: [],
  image: null,
  plate: null,
}

const show = (
  related: ReturnType<typeof listedArticle>[],
  more: Partial<{ author: null; updatedAt: string }> = {},
) =>
  renderPage(
    <ArticleView
      article={{ ...article, ...more }}
      related={related}
      previous={undefined}
      next={undefined}
      service={<p>Cloud souverain</p>}
    />,
    { language: 'fr' },
  )

test('other articles are offered after an article', () => {
  show([listedArticle({ slug: 'rgpd', title: 'Le RGPD' })])
  const others = screen.getByRole('region', { name: 'À lire ensuite' })
  expect(within(others).getByRole('heading', { name: 'Le RGPD' })).toBeVisible()
})

test('without other articles, none are offered', () => {
  show([])
  expect(screen.getByText('Un texte.')).toBeVisible()
  expect(screen.queryByText('À lire ensuite')).not.toBeInTheDocument()
})

test('an article says by whom it is and, if it was changed since, when', () => {
  const { unmount } = show([])
  const line = () => screen.getByText('12 novembre 2026').parentElement
  expect(line()).toHaveTextContent(/^Par A\. Dupont/)
  expect(line()).not.toHaveTextContent('mis à jour')
  unmount()
  show([], { author: null, updatedAt: '2026-11-20' })
  expect(line()).toHaveTextContent(/^Par Septentrion.*12 novembre 2026, mis à jour le 20 novembre 2026/)
})
