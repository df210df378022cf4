import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../tests/render-page'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { Calculator } from './Calculator'
import { catalogueOf } from './catalogue'

const own = 'tests/site/content'
const offers = { plans: [{ id: 'standard', name: 'Standard', amount: 1200 }], installation: 12_500 }
const catalogue = catalogueOf(
  loadData(dataFiles.ownServer, own),
  loadData(dataFiles.figures, own),
  offers,
  'en',
)
const calculator = (
  <Calculator catalogue={catalogue} language="en" buildDay="2026-11-23" url="https://example.org" />
)

beforeEach(() => window.history.replaceState(null, '', '/tools/own-server'))

const sheet = () => screen.getByRole('region', { name: /^(No|Yes|Not)/ })

test('it says no, with the difference and the reason to run one anyway', () => {
  renderPage(calculator)
  expect(sheet()).toHaveTextContent(
    'With these figures a server of your own costs €2,545 a month more than the European API. The reason to run one would be where it keeps your data.',
  )
})

test('it says yes where the own server costs less', async () => {
  window.history.replaceState(
    null,
    '',
    '#model=gpt-oss-20b&server=ovh-h100&questions=40000&people=50&users=6&euIn=3&euOut=9&installation=0&seat=10000',
  )
  renderPage(calculator)
  expect(sheet()).toHaveTextContent(/^Yes, for the money.* a month less than /)
})

test('a model that does not fit the card is said in memory, without a sum', async () => {
  renderPage(calculator)
  await userEvent.selectOptions(screen.getByLabelText('Server'), 'ovh-l4')
  expect(sheet()).toHaveTextContent('Mistral Small 3.2 24B with one conversation needs 25 GB, L4 has 22 GB.')
  expect(within(sheet()).queryByRole('rowheader', { name: /^Own server/ })).toBeNull()
})

test('nonsense is answered in a sentence', async () => {
  renderPage(calculator)
  await userEvent.clear(screen.getByLabelText('People'))
  expect(sheet()).toHaveTextContent('“People” is empty or not possible (from 1 to 100,000): 40 is used.')
})

test('a figure of others names its source and day, and says when it has become stale', async () => {
  renderPage(calculator)
  await userEvent.click(screen.getByText('All assumptions, with source and day'))
  const rent = screen.getByLabelText('Server, rent a month, €')
  expect(screen.getByLabelText('Layers')).toHaveAccessibleDescription(/^config\.json, Mistral Small/)
  expect(screen.getByLabelText('Server, set-up fee, €')).toHaveAccessibleDescription(/^OVHcloud/)
  expect(screen.getByLabelText(/^Tokens a second/)).toHaveAccessibleDescription(/^no published measure/)
  expect(rent).toHaveAccessibleDescription(/^OVHcloud, Public Cloud prices, 8\sOctober 2026/)
})
