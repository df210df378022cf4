import { screen, within } from '@testing-library/react'
import { renderPage } from '../../tests/render-page'
import { packs } from '../../tests/site/offers'
import { Packs, saving } from './Packs'

function pack(title: string) {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('li')
  if (!found) throw new Error(`no pack is headed "${title}"`)
  return found
}

test.each([
  ['Souveraineté Complète', '31 000 € HT', '35 900 €', '4 900 €'],
  ['Startup Souveraine', '39 900 € HT', '45 200 €', '5 300 €'],
  ['Transformation Numérique', '56 000 € HT', '64 400 €', '8 400 €'],
])('“%s” costs %s, instead of %s, which saves %s', (title, price, before, saved) => {
  renderPage(<Packs packs={packs} />, { language: 'fr' })
  expect(pack(title)).toHaveTextContent(price)
  expect(within(pack(title)).getByRole('deletion')).toHaveTextContent(`au lieu de ${before}`)
  expect(pack(title)).toHaveTextContent(`Vous économisez ${saved}`)
})

test('in English it speaks English', () => {
  renderPage(<Packs packs={packs} />)
  expect(pack('Complete Sovereignty')).toHaveTextContent('€31,000 excl. VAT')
  expect(pack('Complete Sovereignty')).toHaveTextContent('An audit.')
  expect(pack('Complete Sovereignty')).toHaveTextContent('instead of €35,900')
  expect(pack('Complete Sovereignty')).toHaveTextContent('You save €4,900')
  expect(pack('Complete Sovereignty')).toHaveTextContent('Audit, cloud and private AI in one project')
})

test.each([
  ['fr', 'Demander un devis', 'Startup Souveraine', '/fr/contact?service=combo-startup'],
  ['en', 'Request a quote', 'Sovereign Startup', '/contact?service=combo-startup'],
] as const)('in %s, “%s” for “%s” leads to %s', (language, words, title, href) => {
  renderPage(<Packs packs={packs} />, { language })
  const link = within(pack(title)).getByRole('link', { name: `${words} – ${title}` })
  expect(link).toHaveTextContent(new RegExp(`^${words}$`))
  expect(link).toHaveAttribute('href', href)
})

test('no sum is struck through while it is not said what a pack holds', () => {
  renderPage(<Packs packs={packs.map((one) => ({ ...one, contents: null }))} />)
  expect(pack('Complete Sovereignty')).toHaveTextContent('€31,000 excl. VAT')
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument()
  expect(screen.queryByText(/You save/)).not.toBeInTheDocument()
})

test('what a pack saves is computed from its prices', () => {
  expect(saving({ originalPrice: 1000, price: 750 })).toBe(250)
})
