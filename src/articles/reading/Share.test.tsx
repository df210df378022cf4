import { screen } from '@testing-library/react'
import { renderPage } from '../../../tests/fixtures/render-page'
import { organization } from '../../../tests/site/organization'
import { Share } from './Share'

const { url } = organization

/** Returns the address and parameters that a network's link opens. */
function linkOn(name: string) {
  const link = screen.getByRole('link', { name })
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  return { link, to: origin + pathname, params: Object.fromEntries(searchParams) }
}

const page = `${url}/articles/cloud-act`

test.each([
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: page }],
  ['X', 'https://x.com/intent/post', { url: page, text: 'Law & cloud: 100% yours?' }],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: page }],
])(
  'an article can be shared on %s, in a new tab, and the network learns only its address',
  (name, to, params) => {
    renderPage(<Share title="Law & cloud: 100% yours?" />, { path: '/articles/cloud-act' })
    const found = linkOn(`Share on ${name}, opens in a new tab`)
    expect(found).toMatchObject({ to, params })
    expect(found.link).toHaveAttribute('target', '_blank')
    expect(found.link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('a French article shares its French address, in French', () => {
  renderPage(<Share title="Le Cloud Act" />, { language: 'fr', path: '/articles/cloud-act' })
  expect(screen.getByRole('heading', { name: 'Partager' })).toBeVisible()
  expect(linkOn('Partager sur X, s’ouvre dans un nouvel onglet').params).toEqual({
    url: `${url}/fr/articles/cloud-act`,
    text: 'Le Cloud Act',
  })
})

test('the button that copies the link is hidden until the enhancement script runs', () => {
  renderPage(<Share title="Law" />, { path: '/articles/cloud-act' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('Copy link')).not.toBeVisible()
})
