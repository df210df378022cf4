import { screen, within } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { offer, offerAreas } from '../../tests/site/offers'
import { OfferCards } from './OfferCards'

const terms = { validUntil: '2026-12-31', expired: false }

const offersOf = (area: string) =>
  offerAreas.filter((known) => known.area === area).flatMap(({ offers }) => offers)

/** Returns the card under a heading. */
function card(name: string) {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!found) throw new Error(`no card is headed "${name}"`)
  return found
}

const inCard = (name: string) => within(card(name))

test('a card shows name, price, duration, summary and each feature', () => {
  renderPage(<OfferCards offers={[offer('cloud-essential')]} terms={terms} />, { language: 'fr' })
  const cloud = card('Cloud Essentiel')
  expect(cloud).toHaveTextContent('8 900 €')
  expect(cloud).toHaveTextContent('3–4 semaines')
  expect(cloud).toHaveTextContent('Un serveur à vous pour les outils de tous les jours.')
  const features = within(within(cloud).getByRole('list', { name: 'Compris' })).getAllByRole('listitem')
  expect(features.map((feature) => feature.textContent.replace(/\s/g, ' '))).toEqual([
    'Un serveur de 16 Go de RAM et 4 vCPU',
    '3 applications migrées',
    '2 heures de formation',
    '30 jours de support',
  ])
})

test('the cards keep the given order', () => {
  renderPage(<OfferCards offers={offersOf('cloud')} terms={terms} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cloud Essential',
    'Cloud Growth',
    'Cloud Enterprise',
  ])
})

describe('one card has a badge', () => {
  test.each([
    ['cloud', 'fr', 'Cloud Croissance', 'POPULAIRE'],
    ['cloud', 'en', 'Cloud Growth', 'POPULAR'],
    ['support', 'fr', 'Premium', 'RECOMMANDÉ'],
    ['support', 'en', 'Premium', 'RECOMMENDED'],
  ] as const)('%s, in %s: “%s” is %s', (area, language, name, badge) => {
    renderPage(<OfferCards offers={offersOf(area)} terms={terms} />, { language })
    expect(inCard(name).getByText(badge)).toBeVisible()
    expect(screen.getAllByText(/^(POPULA|RECOMM)/)).toHaveLength(1)
    expect(document.querySelector('p:empty')).toBeNull()
  })
})

describe('each button links to the contact form with the service chosen', () => {
  test.each([
    [
      'fr',
      'cloud-growth',
      undefined,
      'Demander un devis',
      'Cloud Croissance',
      '/fr/contact?service=cloud-growth',
    ],
    ['en', 'cloud-growth', undefined, 'Request a quote', 'Cloud Growth', '/contact?service=cloud-growth'],
    ['fr', 'support-premium', 'subscribe', 'Souscrire', 'Premium', '/fr/contact?service=support-premium'],
    ['en', 'support-premium', 'subscribe', 'Subscribe', 'Premium', '/contact?service=support-premium'],
    ['fr', 'mvp-full-stack', undefined, 'Demander un devis', 'MVP Full Stack', '/fr/contact?service=other'],
  ] as const)('in %s, %s (%s): “%s”', (language, id, action, words, name, href) => {
    renderPage(<OfferCards offers={[offer(id)]} terms={terms} action={action} />, { language })
    const link = screen.getByRole('link', { name: `${words} – ${name}` })
    expect(link).toHaveTextContent(new RegExp(`^${words}$`))
    expect(link).toHaveAttribute('href', href)
  })

  test('no two buttons of a page have the same accessible name', () => {
    renderPage(<OfferCards offers={offersOf('support')} terms={terms} action="subscribe" />)
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(3)
  })
})
