import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../tests/fixtures/render-page'
import { catalogue } from '../../tests/site/own-server'
import { Calculator } from './Calculator'
import { limits } from './inputs'

const calculator = <Calculator catalogue={catalogue} language="en" url="https://example.org" />

/** A server of one's own that costs less than all else. */
const worthwhile =
  '#model=gpt-oss-20b&server=ovh-h100&questions=40000&people=50&users=6&euIn=3&euOut=9&installation=0&seat=10000'

beforeEach(() => window.history.replaceState(null, '', '/tools/own-server'))

/** Renders the calculator, and opens the fields that few visitors change. */
async function openAssumptions() {
  renderPage(calculator)
  await userEvent.click(screen.getByText(/^All assumptions/))
}

async function enter(label: string | RegExp, value: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), value)
}

const sheet = () => screen.getByRole('region', { name: 'Own server or API?' })

test('recommends against an own server, with the difference and a reason to run one anyway', () => {
  renderPage(calculator)
  expect(sheet()).toHaveTextContent(
    'With these figures, a server of your own costs €2,545 a month more than the European API. One reason to run it would remain: where your data is.',
  )
})

test('recommends an own server if it costs less', async () => {
  window.history.replaceState(null, '', worthwhile)
  renderPage(calculator)
  expect(sheet()).toHaveTextContent(/^Yes, on price.* a month less than /)
})

test('a server that would cost less has a minus sign and not a hyphen before the difference', () => {
  window.history.replaceState(null, '', worthwhile)
  renderPage(calculator)
  const swings = screen.getByRole('table', { name: 'What moves the difference' })
  expect(swings).toHaveTextContent(/−€\d/)
  expect(swings).not.toHaveTextContent(/-€/)
})

test('a label keeps its unit on the line of its last word', async () => {
  await openAssumptions()
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent)
  expect(labels).toContainEqual(expect.stringContaining('monthly rent,\u00a0€'))
  expect(labels.filter((label) => /, (?:[€$%]|[GT]B)/.test(label))).toEqual([])
})

test('a model that does not fit the card shows memory figures, but no sum', async () => {
  renderPage(calculator)
  await userEvent.selectOptions(screen.getByLabelText('Server'), 'ovh-l4')
  expect(sheet()).toHaveTextContent('Mistral Small 3.2 24B with one conversation needs 25 GB; L4 has 22 GB.')
  expect(screen.getByText('Not on this graphics card', { selector: 'form p' })).toBeVisible()
  expect(within(sheet()).queryByRole('rowheader', { name: /^Own server/ })).toBeNull()
})

test('invalid input shows an error, at its field too', async () => {
  renderPage(calculator)
  const people = screen.getByLabelText('People')
  expect(people).toBeValid()
  await userEvent.clear(people)
  const error = '“People” is empty or out of range (from 1 to 100,000): 40 is used.'
  expect(sheet()).toHaveTextContent(error)
  expect(people).toBeInvalid()
  expect(people).toHaveAccessibleDescription(error)
  expect(screen.getByLabelText('Hours of use per day')).toBeValid()
})

test('a cited figure names its source and date', async () => {
  await openAssumptions()
  const rent = screen.getByLabelText('Server, monthly rent, €')
  expect(screen.getByLabelText('Layers')).toHaveAccessibleDescription(/^config\.json, Mistral Small/)
  expect(screen.getByLabelText('Server, set-up fee, €')).toHaveAccessibleDescription(/^OVHcloud/)
  expect(screen.getByLabelText(/^Tokens per second/)).toHaveAccessibleDescription('no measurement found')
  expect(rent).toHaveAccessibleDescription(/^OVHcloud, Public Cloud prices, 8\sOctober 2026/)
})

test('every number that is computed with can be changed', async () => {
  await openAssumptions()
  const fields = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ name }) => name)
  const rented = fields()
  await userEvent.selectOptions(screen.getByLabelText('Server'), 'bought-rtx-pro-6000')
  expect(new Set([...rented, ...fields()])).toEqual(new Set(Object.keys(limits)))
})

test('a model whose size was changed is no longer called by its name', async () => {
  await openAssumptions()
  await userEvent.selectOptions(screen.getByLabelText('Server'), 'ovh-l4')
  const { value } = screen.getByLabelText<HTMLInputElement>('Parameters, in billions')
  await enter('Parameters, in billions', '40')
  const sentence = /^A model of 40 billion parameters with one conversation needs 41 GB; L4 has 22 GB\./
  expect(within(sheet()).getByText(sentence)).toBeVisible()
  const memory = screen.getByRole('heading', { name: 'Which graphics card holds the model' }).parentElement
  expect(memory).toHaveTextContent('A model of 40 billion parameters: 40 GB of weights')
  expect(screen.queryByText(/Mistral Small 3.2 24B( with|: )/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'config.json' })).toBeNull()

  await enter('Parameters, in billions', value)
  expect(memory).toHaveTextContent('Mistral Small 3.2 24B: 24 GB of weights')
})

test('a card whose memory was changed is shown as changed', async () => {
  await openAssumptions()
  await enter('Memory of one graphics card, GB', '20')
  expect(sheet()).toHaveTextContent(/; L40S \(changed\) has 18 GB\./)
})

test('the difference is announced in one sentence, once typing pauses', () => {
  jest.useFakeTimers()
  renderPage(calculator)
  const status = screen.getByRole('status')
  const before = status.textContent
  expect(before).toMatch(/^Own server, per month: €[\d,]+ more$/)
  const people = screen.getByLabelText('People')
  for (const value of ['', '1', '12', '120']) {
    fireEvent.change(people, { target: { value } })
    act(() => jest.advanceTimersByTime(200))
    expect(status).toHaveTextContent(before ?? '')
  }
  act(() => jest.advanceTimersByTime(600))
  expect(status).not.toHaveTextContent(before ?? '')
  expect(status).toHaveTextContent(/^Own server, per month: €[\d,]+ more$/)
  fireEvent.change(people, { target: { value: 'abc' } })
  act(() => jest.advanceTimersByTime(600))
  expect(status).toHaveTextContent(/^“People” is empty or out of range.*Own server, per month: /)
  jest.useRealTimers()
})

test('a field shows what is computed with when another model resets it to the same value', async () => {
  await openAssumptions()
  const bits = () => screen.getByLabelText<HTMLInputElement>('Bits per parameter')
  const { value } = bits()
  await enter('Bits per parameter', '4')
  await userEvent.selectOptions(screen.getByLabelText('Model on your own server'), 'qwen3-32b')
  expect(bits()).toHaveDisplayValue(value)
})

test('a load beyond one server is named, with what a server handles', async () => {
  renderPage(calculator)
  expect(sheet()).not.toHaveTextContent('At the peak')
  await enter('People', '1000')
  expect(sheet()).toHaveTextContent('At the peak you ask for 7,292 tokens a second; a server handles 893.')
  await userEvent.type(screen.getByLabelText('People'), '00')
  await userEvent.type(screen.getByLabelText('Questions per person per day'), '00')
  expect(sheet()).toHaveTextContent(/, \d+,\d{3} servers/)
})

/** Enters a card ten times as fast as the listed one, with which a server of one's own can cost less. */
async function takeFastCard() {
  await enter(/^Bandwidth of one card/, '8640')
  await enter(/^Computing power of one card/, '7330')
}

test('a break-even that is already passed is no multiple of today’s requests', async () => {
  await openAssumptions()
  await userEvent.selectOptions(screen.getByLabelText('European API'), 'scaleway-mistral-medium')
  await takeFastCard()
  await enter('People', '5000')
  const stairs = screen.getByRole('heading', { name: 'Where it breaks even' }).parentElement
  expect(stairs).toHaveTextContent(
    /you are already past the [\d,]+ requests a month where it breaks even, with \d+ servers?,/,
  )
})

test('a yes that rests on an estimate says so, and on what; a measurement makes it a yes', async () => {
  await openAssumptions()
  await userEvent.selectOptions(screen.getByLabelText('European API'), 'scaleway-mistral-medium')
  await userEvent.selectOptions(screen.getByLabelText('American API'), 'openai-gpt-5-5')
  await takeFastCard()
  await enter('People', '1000')
  expect(screen.getByRole('heading', { name: 'Yes, if a measurement confirms it' })).toBeVisible()
  expect(sheet()).toHaveTextContent('if each handles 7,292 tokens a second: an estimate')
  await userEvent.type(screen.getByLabelText(/^Tokens per second/), '8000')
  expect(screen.getByRole('heading', { name: 'Yes, on price' })).toBeVisible()
})

test('what was entered for a server that is bought is there again after a look at rented ones', async () => {
  await openAssumptions()
  const server = screen.getByLabelText('Server')
  await userEvent.selectOptions(server, 'bought-rtx-pro-6000')
  await enter('Power drawn, watts', '900')
  await userEvent.selectOptions(server, 'ovh-h100')
  expect(screen.queryByLabelText('Power drawn, watts')).toBeNull()
  await enter('People', '50')
  await userEvent.selectOptions(server, 'bought-rtx-pro-6000')
  expect(screen.getByLabelText('Power drawn, watts')).toHaveValue('900')
})

test('a throughput taken back is not said to be measured', async () => {
  for (const [capacity, words] of [
    ['', /Measured for gpt-oss-20b on/],
    ['&capacity=0', /^For want of a measurement/],
  ] as const) {
    window.history.replaceState(null, '', `${worthwhile}${capacity}`)
    const { unmount } = renderPage(calculator)
    expect(screen.getByText(words)).toBeVisible()
    unmount()
  }
})

test('a value that replaces an impossible one is given in full', async () => {
  await openAssumptions()
  await userEvent.clear(screen.getByLabelText('Dollars to the euro'))
  expect(sheet()).toHaveTextContent(/: 1\.1637 is used\./)
})

test('the number of servers is grouped in thousands wherever it stands', () => {
  window.history.replaceState(null, '', '#people=100000&questions=500')
  renderPage(calculator)
  const [servers] = /\d+,\d{3} servers/.exec(sheet().textContent ?? '') ?? []
  expect(servers).toBeDefined()
  expect(sheet()).toHaveTextContent(`counted once for all ${servers}:`)
})

test('one month is not several', async () => {
  renderPage(calculator)
  await enter('Months to calculate over', '1')
  expect(within(sheet()).getByRole('columnheader', { name: 'Over 1\u00a0month' })).toBeVisible()
})

test('an impossible price in dollars is called one', async () => {
  await openAssumptions()
  const price = screen.getByLabelText<HTMLInputElement>(/^American API, per million tokens read, \$$/)
  await userEvent.clear(price)
  expect(price.labels?.[0]).toHaveTextContent('per million tokens read, $')
  expect(sheet()).toHaveTextContent('“American API, per million tokens read, $” is empty')
})

test('a throughput that was entered is no longer asked for', async () => {
  await openAssumptions()
  const throughput = screen.getByLabelText(/^Tokens per second/)
  await userEvent.clear(throughput)
  expect(screen.getByText(/^For want of a measurement/)).toBeVisible()
  await userEvent.type(throughput, '900')
  expect(screen.queryByText(/^For want of a measurement/)).toBeNull()
})
