import { fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { inLanguage } from '../site/in-language'
import { Check } from './Check'
import { Result } from './Result'

const { objectives } = inLanguage(loadData(dataFiles.sovereignty), 'en')
const criteria = objectives.flatMap((objective) => objective.criteria)

const open = (answer: (length: number, id: string) => number) => {
  const answers = criteria.map(({ id, answers }) => `${id}=${answer(answers.length, id)}`)
  window.history.replaceState(null, '', `/tools/sovereignty/result#${answers.join('&')}`)
  return renderPage(<Result objectives={objectives} language="en" site="https://example.com" />).container
}

test('the tally has the points and the level of the answers given; what is no answer is said to be set aside', () => {
  const asked = objectives.slice(2, 3).map((objective) => ({
    ...objective,
    criteria: objective.criteria.map((one) => ({ ...one, article: null })),
  }))
  const best = asked.flatMap(({ criteria }) => criteria.map(({ id, answers }) => `${id}=${answers.length}`))
  for (const more of ['', '&gone=1']) {
    window.history.replaceState(null, '', `/tools/sovereignty/3#${best.join('&')}${more}`)
    const { container, unmount } = renderPage(
      <Check objectives={asked} language="en">
        {() => null}
      </Check>,
    )
    expect(container).toHaveTextContent('Level so far: SEAL-4. Points: 1,000 out of 1,000.')
    expect(screen.queryAllByText(/matches no question/)).toHaveLength(more ? 1 : 0)
    unmount()
  }
})

test('where nothing is known, the level is open from the lowest to the highest, and no answer sets it', () => {
  const result = open(() => 0)
  expect(screen.getByText('SEAL-0 to SEAL-4')).toBeVisible()
  expect(screen.getByText(/^At best, SEAL-4: /)).toBeVisible()
  expect(result).toHaveTextContent('No known answer: the level is open.')
  expect(result).not.toHaveTextContent('No answer keeps the level')
})

test('where everything is known, the level is said as it is; the best answers have nothing to improve', () => {
  const result = open((length) => length)
  expect(screen.getByRole('status')).toHaveTextContent('Score100%')
  expect(screen.queryByText('The shortest way up')).toBeNull()
  expect(screen.getByText('SEAL-4')).toBeVisible()
  expect(screen.getByText(/^SEAL-4: /)).toBeVisible()
  expect(result).toHaveTextContent('No answer keeps the level below SEAL-4.')
})

test('a service at the lowest level by one answer alone is not said to be controlled from elsewhere', () => {
  const lowest = criteria.find(({ seals }) => seals[0] === 0)?.id
  const result = open((length, id) => (id === lowest ? 1 : length))
  expect(screen.getByText('SEAL-0')).toBeVisible()
  expect(result).toHaveTextContent('one criterion at its lowest is enough to place a service there')
})

test('the weights of both editions rate the same answers; the score is announced when they change', () => {
  open((length, id) => (id.startsWith('5') ? 1 : length))
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(/^Score90%$/)
  expect(screen.getByText('The shortest way up')).toBeVisible()
  fireEvent.click(screen.getByLabelText('October 2025'))
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent(/^Score80%$/)
  expect(window.location.hash).toMatch(/weights=october2025$/)
})
