import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { offer, offerAreas } from '../../tests/site/offers'
import { formatEuros } from '../site/format'
import { startingOffer } from '../site/starting-offer'
import { ServiceLine } from './ServiceLine'

const area = offerAreas.find((known) => known.area === 'cloud')
const first = startingOffer(area?.offers ?? [])?.offer ?? ''

test('shows the service, the offer to begin with, its price and duration, with links to its quote and estimate', () => {
  renderPage(<ServiceLine area={area} intro="Avec vous :" estimate="Estimer" />, { language: 'fr' })
  expect(screen.getByRole('link', { name: 'Cloud souverain' })).toHaveAttribute(
    'href',
    '/fr/services/cloud-souverain',
  )
  const { name, price } = offer(first)
  const words = `Cloud souverain, ${name.fr}, ${formatEuros('fr', price?.amount ?? 0, price?.upTo)}, `
  expect(screen.getByRole('paragraph').textContent).toContain(words)
  expect(screen.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
    'href',
    `/fr/contact?service=${first}`,
  )
  expect(screen.getByRole('link', { name: 'Estimer' })).toHaveAttribute('href', `/fr/estimate?${first}=1`)
})

test('shows a chosen offer by its name and price, and leads to it', () => {
  const growth = offer('cloud-growth')
  renderPage(<ServiceLine area={area} offer={growth} intro="Avec vous :" estimate="Estimer" />, {
    language: 'fr',
  })
  const price = formatEuros('fr', growth.price?.amount ?? 0)
  expect(screen.getByRole('paragraph').textContent).toContain(`Cloud souverain, ${growth.name.fr}, ${price}`)
  expect(screen.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
    'href',
    '/fr/contact?service=cloud-growth',
  )
  expect(screen.getByRole('link', { name: 'Estimer' })).toHaveAttribute('href', '/fr/estimate?cloud-growth=1')
})

test('renders nothing for an unknown area', () => {
  const { container } = renderPage(<ServiceLine area={undefined} intro="With you:" estimate="Estimate" />)
  expect(container).toBeEmptyDOMElement()
})
