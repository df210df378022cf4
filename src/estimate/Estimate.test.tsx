import { fireEvent, screen, within } from '@testing-library/react'
import { estimateCatalogue, estimateItem } from '../../tests/fixtures/estimate-catalogue'
import { renderPage } from '../../tests/fixtures/render-page'
import { separator } from '../site/format'
import type { Language } from '../site/languages'
import { readAddress } from './address'
import type { Catalogue } from './catalogue'
import { Estimate } from './Estimate'
import { translator } from './server/translator'
import { summaryOf } from './summary'

const catalogue = estimateCatalogue([
  estimateItem('audit', 4_500_00, { weeks: { from: 2, to: 2 } }),
  estimateItem('cloud', 8_900_00, { weeks: { from: 4, to: 6 } }),
  estimateItem('advice', 2_500_00, { per: 'day' }),
  estimateItem('special', null),
  estimateItem('small', 9_000_00, { area: 'ai' }),
  estimateItem('large', 20_000_00, { area: 'ai' }),
])
const open = (query: string, list: Catalogue = catalogue, language: Language = 'en') =>
  renderPage(<Estimate catalogue={list} language={language} query={query} />, { language, path: '/estimate' })
const t = translator('en').getFixedT('en', 'estimate')
const live = () => screen.getByRole('status')
const sheet = () => screen.getByRole('region')

test('days of advice are no part of the instalments', () => {
  open('?audit=1&advice=4')
  expect(
    within(sheet())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['30%, with the order €1,350', '40%, halfway €1,800', '30%, on delivery €1,350'])
  expect(sheet()).toHaveTextContent('Days of advice are invoiced when worked: €10,000 excl. VAT.')
  expect(within(sheet()).getByRole('rowheader', { name: /^advice/ })).toHaveTextContent('advice, 4 × €2,500')
})

test('a range, a price by the day and one on request are said beside each choice, and on the sheet', () => {
  const wide = estimateItem('wide', 4_500_00, { upTo: 8_000_00 })
  open('?audit=1&wide=1&special=1&advice=4', { ...catalogue, items: [...catalogue.items, wide] })
  for (const name of ['audit €4,500', 'wide €4,500 to €8,000', 'special on request'])
    expect(screen.getByRole('checkbox', { name })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Audit and advice' })).toHaveTextContent('€2,500 per day')
  const rows = within(sheet()).getAllByRole('row')
  const said = ['audit 2 weeks€4,500', 'advice, 4 × €2,500', 'special on request', 'wide €4,500 to €8,000']
  for (const [index, words] of said.entries()) expect(rows[index]).toHaveTextContent(words)
})

test('instalments are minima like the total, if a price is on request; others than three are numbered', () => {
  open('?audit=1&special=1', { ...catalogue, stages: [40, 60] })
  const stages = within(sheet()).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    '40%, instalment 1 from €1,800',
    '60%, instalment 2 from €2,700',
  ])
})

test('without packs, there is no place for them', () => {
  open('')
  expect(screen.queryByRole('group', { name: 'Combined packs' })).not.toBeInTheDocument()
})

test('whenever it is read, an estimate says of which day its prices are', () => {
  const { unmount } = open('?audit=1&day=2026-10-01&was=4500')
  expect(sheet()).toHaveTextContent(
    /^Estimate 2026-10-01-[0-9a-f]{4} at the prices shown on 23 November 2026/,
  )
  unmount()
  open('')
  expect(sheet()).toHaveTextContent('Nothing is chosen yet')
  expect(sheet()).not.toHaveTextContent('at the prices')
})

test('what was shown on another day is said where prices have changed', () => {
  open('?audit=1&day=2026-10-01&was=4000')
  expect(sheet()).toHaveTextContent(
    'On 1 October 2026 this estimate was €4,000 excl. VAT; it is now €4,500 excl. VAT',
  )
})

test('an estimate is sent under the number on its sheet, with prices that have changed under that of today', () => {
  const sent = (was: string) => {
    const { unmount } = open(`?audit=1&day=2026-10-01&was=${was}`)
    const link = within(sheet()).getByRole('link', { name: 'Send this estimate' })
    const shown = within(sheet()).getByRole('heading', { level: 2 }).textContent
    const query = new URL(link.getAttribute('href') ?? '', 'https://example.com').searchParams.get('estimate')
    unmount()
    return { shown, number: summaryOf(readAddress(query ?? '', catalogue), catalogue, t, 'en')?.number ?? '' }
  }
  const held = sent('4500')
  expect(held.number).toMatch(/^2026-10-01-/)
  expect(held.shown).toContain(held.number)
  expect(sent('4000').number).toMatch(/^2026-11-23-/)
  const written = summaryOf(readAddress('audit=1&day=2026-10-01&was=4000', catalogue), catalogue, t, 'en')
  expect(written).toMatchObject({ number: sent('4000').number, address: 'day=2026-11-23&was=4500&audit=1' })
})

test('the name of the sheet’s table is no caption, which would be read after it', () => {
  open('?audit=1')
  expect(within(sheet()).getByRole('table', { name: 'Estimate' })).toBeVisible()
  expect(within(sheet()).queryByRole('caption')).not.toBeInTheDocument()
})

test('days alone have no instalments', () => {
  open('?advice=4')
  expect(within(sheet()).queryByRole('list')).toBeNull()
  expect(sheet()).not.toHaveTextContent('Duration of the project')
  expect(sheet()).toHaveTextContent('Days of advice are invoiced when worked: €10,000 excl. VAT.')
})

test('a choice that does not go together is announced, beside its notes', () => {
  open('?small=1&large=1')
  const said = 'small and large are sizes of one service: one of them is enough.'
  expect(live()).toHaveTextContent(said)
  expect(sheet()).toHaveTextContent(said)
})

test('two durations are said one after the other and side by side, one alone as it is', () => {
  const { unmount } = open('?audit=1&cloud=1')
  expect(sheet()).toHaveTextContent(
    'Side by side, if none waits for the result of another: 4 to 6 weeks. One after the other: 6 to 8 weeks.',
  )
  unmount()
  open('?audit=1')
  expect(within(sheet()).getByText('2 weeks', { selector: 'p' })).toBeVisible()
  expect(sheet()).not.toHaveTextContent('Side by side')
})

test('an impossible quantity is said with its field, which is marked and has the focus on Enter', () => {
  open('')
  expect(live()).toHaveTextContent('Nothing is chosen yet.')
  const field = screen.getByRole('textbox')
  expect(field).not.toHaveAttribute('aria-invalid')
  for (const value of ['300', '2,5']) {
    fireEvent.change(field, { target: { value } })
    expect(live()).toHaveTextContent(
      'The quantity for advice can’t be used: enter a whole number, from 1 to 200 days',
    )
  }
  expect(live()).not.toHaveTextContent('Nothing is chosen')
  fireEvent.click(screen.getByRole('checkbox', { name: /^audit/ }))
  // As one text, which is announced as a whole.
  expect(live().firstChild?.textContent).toMatch(/^Project.*The quantity for advice can’t be used/)
  fireEvent.click(screen.getByRole('checkbox', { name: /^audit/ }))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^The quantity for advice can’t be used/)
  fireEvent.submit(field)
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: '3 ' } })
  expect(field).toBeValid()
  expect(sheet()).toHaveTextContent('€7,500')
  expect(field).not.toHaveAccessibleDescription()
})

test('without scripts too an impossible quantity is said with its field', () => {
  open('?advice=12x')
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^The quantity for advice can’t be used/)
})

test('a pack beside offers of its areas is said to be paid for twice, perhaps', () => {
  const pack = { id: 'pack', name: 'Pack', price: 5_000_00, offers: [], areas: ['consulting'] }
  open('?audit=1&cloud=1&pack=1', { ...catalogue, packs: [pack] }, 'fr')
  expect(sheet()).toHaveTextContent(
    /audit et cloud pourraient faire double emploi avec Pack, qui couvre en partie le même domaine\s: le devis le dira\./,
  )
})

test('a pack that costs less than what was chosen is offered, and taken at its address', () => {
  const pack = { id: 'pack', name: 'Pack', price: 10_000_00, offers: ['audit', 'cloud'], areas: [] }
  open('?audit=1&cloud=1&advice=2', { ...catalogue, packs: [pack] })
  expect(sheet()).toHaveTextContent('With the Pack, these services cost €3,400 less.')
  expect(screen.getByRole('link', { name: 'Choose the pack instead' })).toHaveAttribute(
    'href',
    '/estimate?day=2026-11-23&was=15000&advice=2&pack=1',
  )
})

test('where servers are rented, their rent is said to be left out of the total', () => {
  const rented = { ...catalogue, rented: ['consulting'] }
  open('?audit=1', rented)
  expect(sheet()).toHaveTextContent('Server rent not included.')
  const lines = (list: Catalogue) => summaryOf(readAddress('audit=1', list), list, t, 'en')?.lines
  expect(lines(rented)?.at(-1)).toBe('Server rent not included.')
  expect(lines(catalogue)?.at(-1)).toMatch(/^Project: /)
})

test('a project and its support are summed up, in the estimate and in the message', () => {
  const plan = estimateItem('plan', 1_200_00, { per: 'month' })
  const list = { ...catalogue, items: [...catalogue.items, plan] }
  open('?audit=1&special=1&plan=2', list)
  const values = within(sheet())
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(values.slice(-2)).toEqual([
    'Project and support, excl. VAT from €6,900',
    'Project and support, incl. VAT from €8,280',
  ])
  expect(summaryOf(readAddress('audit=1&special=1&plan=2', list), list, t, 'en')?.lines.at(-1)).toBe(
    'In all: from €6,900 excl. VAT, from €8,280 incl. VAT',
  )
})

test('a line says what it comprises', () => {
  const list = estimateCatalogue([
    estimateItem('audit', 4_500_00, { weeks: { from: 2, to: 2 }, features: ['A register', 'A plan'] }),
  ])
  open('?audit=1', list)
  expect(within(sheet()).getByRole('row', { name: /^audit/ })).toHaveTextContent(
    '2 weeks · A register · A plan',
  )
})

test('the contact form shows the whole price, and files several offers under none of them', () => {
  const plan = estimateItem('plan', 1_200_00, { per: 'month' })
  const list = { ...catalogue, items: [...catalogue.items, plan] }
  const summary = (query: string) => {
    const found = summaryOf(readAddress(query, list), list, t, 'en')
    return [found?.service, found?.terms.price, found?.terms.text.replace(/^Estimate \S+/, '')]
  }
  expect(summary('audit=1')).toEqual(['audit', '€4,500 excl. VAT', ''])
  expect(summary('audit=1&cloud=1&special=1')).toEqual(['other', 'from €13,400 excl. VAT', ''])
  expect(summary('audit=1&plan=6')).toEqual([
    'audit',
    '€4,500 excl. VAT',
    `${separator}€1,200 per month excl. VAT`,
  ])
  expect(summary('plan=6')).toEqual(['plan', '€1,200 per month excl. VAT', ''])
  expect(summary('special=1')).toEqual(['special', 'on request', ''])
})

test('what is on request has no amount, and so none without VAT', () => {
  open('?special=1')
  expect(live()).toHaveTextContent(/^Project: on request\.$/)
  expect(sheet()).not.toHaveTextContent('VAT 20%')
})
