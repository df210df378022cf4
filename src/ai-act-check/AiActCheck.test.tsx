import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../tests/fixtures/render-page'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { inLanguage } from '../site/in-language'
import { AiActCheck } from './AiActCheck'
import { AllRules } from './AllRules'

const rules = inLanguage(loadData(dataFiles.aiAct), 'en')
const check = <AiActCheck rules={rules} language="en" buildDay="2026-11-23" url="https://site.example" />

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const tick = (question: string, option: string) =>
  userEvent.click(
    screen.getByLabelText(
      rules.questions.find(({ id }) => id === question)?.options.find(({ id }) => id === option)?.label ?? '',
    ),
  )

beforeEach(() => window.history.replaceState(null, '', '/tools/ai-act'))

/** Opens the address of a deployer of a deepfake. */
function openResult() {
  const answers = 'scope=eu&role=deployer&change=none&prohibited=none&product=none&area=none'
  window.history.replaceState(null, '', `#${answers}&transparency=deepfake`)
  renderPage(check)
}

test('before scripts run it shows the first question and links to all the rules', () => {
  renderPage(check)
  expect(screen.getByRole('heading', { level: 2, name: rules.questions[0]?.title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All the rules on one page, without answering' })).toHaveAttribute(
    'href',
    '/tools/ai-act-rules',
  )
})

/** Normalizes no-break spaces, which the matcher does not treat as spaces. */
const read = (text: string) => text.replace(/\s+/g, ' ')

test('the page of all rules lists every consequence, and for every duty what to do and what to keep', () => {
  const { container } = renderPage(<AllRules rules={rules} language="en" day="2026-11-23" />)
  for (const { options } of rules.questions)
    for (const { label, says, none } of options)
      if (!none) expect(container).toHaveTextContent(read(says ? `${label} — ${says}` : label))
  for (const { title, do: what, proof } of rules.duties)
    expect(container).toHaveTextContent(read(`${title}. ${what} Evidence: ${proof}.`))
  expect(container).toHaveTextContent('As of 23 November 2026')
})

test('of several dates of a duty, the first comes first, and each says what it is for', () => {
  const [duty] = rules.duties
  const dates = ['2030-12-02', '2030-08-02'].map((day) => ({ id: day, day, name: day }))
  const from = [
    { date: '2030-12-02', when: [['sold']], case: 'for what was already sold' },
    { date: '2030-08-02' },
  ]
  const own = { ...rules, dates, duties: duty ? [{ ...duty, from }] : [] }
  const { container } = renderPage(<AllRules rules={own} language="en" day="2026-11-23" />)
  expect(container).toHaveTextContent('From 2 August 2030; from 2 December 2030 for what was already sold.')
})

test('an answer brings the next question, which takes the focus', async () => {
  renderPage(check)
  await tick('scope', 'eu')
  await click('Continue')
  expect(screen.getByRole('heading', { name: rules.questions[1]?.title })).toHaveFocus()
  expect(window.location.hash).toBe('#scope=eu')
})

test('the next date is shown beside the first question and the result, and hidden in between', async () => {
  const ahead = rules.dates.map((date) => ({ ...date, day: date.day.replace(/^20/, '29') }))
  const [next] = ahead.toSorted((a, b) => a.day.localeCompare(b.day))
  const lead = () => screen.queryByText((text) => text.includes(`: ${next?.name}.`))
  renderPage(
    <AiActCheck
      rules={{ ...rules, dates: ahead }}
      language="en"
      buildDay="2026-11-23"
      url="https://site.example"
    />,
  )
  expect(lead()).toBeVisible()
  await tick('scope', 'eu')
  await click('Continue')
  expect(lead()).toBeNull()
  await click('Back')
  await tick('scope', 'military')
  await click('Continue')
  expect(lead()).toBeVisible()
})

test('submitting without a choice shows an error and stays on the question', async () => {
  renderPage(check)
  expect(screen.queryByRole('alert')).toBeNull()
  const [first] = screen.getAllByRole('radio')
  expect(first).toHaveAttribute('aria-invalid', 'false')
  await click('Continue')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer to continue.')
  expect(first).toHaveAttribute('aria-invalid', 'true')
  expect(first).toHaveAccessibleDescription('Choose an answer to continue.')
})

test('what is outside the Act’s scope ends after one question, without duties', async () => {
  renderPage(check)
  await tick('scope', 'military')
  await click('Continue')
  const sheet = screen.getByRole('region', { name: 'Result: Outside the Act' })
  expect(screen.getByRole('heading', { name: 'Result: Outside the Act' })).toHaveFocus()
  expect(sheet).toHaveTextContent('No duty under the Act follows from these answers.')
  expect(within(sheet).getByText('none')).toBeVisible()
})

test('an address with answers shows its result; going back shows its last question, still answered', async () => {
  openResult()
  const sheet = screen.getByRole('region', { name: 'Result: Transparency' })
  expect(
    within(sheet).getByText(/^https:\/\/site\.example\/tools\/ai-act#scope=eu&role=deployer/),
  ).toBeVisible()
  expect(within(sheet).getAllByRole('link', { name: 'Art.\u00a050(4)' })[0]).toHaveAttribute(
    'href',
    'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02024R1689-20260727#art_50',
  )
  await click('Back')
  expect(screen.getByRole('checkbox', { name: /pass for real/ })).toBeChecked()
})

test.each([
  ['that was edited', 'scope=eu&role=deployer,emperor'],
  ['of another form', 'people=12'],
  ['that answers what is not asked', 'scope=military&role=deployer'],
])('an address %s says that a part was set aside, until the next answer', async (_, answers) => {
  const notice = () => screen.queryByText(/^Part of this address/)
  window.history.replaceState(null, '', `#${answers}`)
  renderPage(check)
  expect(notice()).toBeVisible()
  await click(screen.queryByRole('button', { name: 'Back' }) ? 'Back' : 'Continue')
  if (answers.startsWith('scope')) expect(notice()).toBeNull()
})

test('an address of the check itself has nothing to set aside', () => {
  openResult()
  expect(screen.queryByText(/^Part of this address/)).toBeNull()
})

test('without a clipboard, as without TLS, copying says that it failed', async () => {
  openResult()
  // Not by userEvent, which brings a clipboard of its own.
  fireEvent.click(screen.getByRole('button', { name: 'Copy as a table' }))
  expect(await screen.findByText(/^Copying failed/)).toBeVisible()
})
