import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { dataFiles } from '../content/load/data-files'
import { loadData } from '../content/load/load-data'
import { inLanguage } from '../site/in-language'
import { Letter } from './Letter'
import { decisive } from './short-check'

const { objectives } = inLanguage(loadData(dataFiles.sovereignty), 'en')
const short = decisive(objectives).map(({ id }) => id)
const asked = objectives.map((objective) => ({
  ...objective,
  criteria: objective.criteria.map((one) => ({ ...one, short: short.includes(one.id) })),
}))

/** Returns the lines of the letter for an address. */
function letter(fragment: string): string[] {
  window.history.replaceState(null, '', `/tools/sovereignty/letter#${fragment}`)
  renderPage(<Letter objectives={asked} language="en" day="2026-11-23" />)
  return [...screen.getByRole('article').querySelectorAll('p, li')].map(({ textContent }) => textContent)
}

test('the questions of both lists have one run of numbers, and are lists to screen readers', () => {
  const numbers = letter(`service=ai&${short[0]}=1`).flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? [])
  expect(numbers).toEqual(short.map((_, index) => `${index + 1}`))
  expect(screen.getAllByRole('list')).toHaveLength(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(numbers.length)
})

test.each([
  ['service=ai', 'Subject: questions on sovereignty – AI service'],
  ['service=other', 'Subject: sovereignty of the service you provide to us'],
  ['', 'Subject: sovereignty of the service you provide to us'],
])('“%s” has the subject “%s”', (service, subject) => {
  expect(letter(`${service}&${short[0]}=1`)[0]).toBe(subject)
})
