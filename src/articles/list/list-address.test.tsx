import { waitFor } from '@testing-library/react'
import { changeListAddress, listAddress, onListAddress } from './list-address'

const bar = () => window.location.pathname + window.location.search
const notified = jest.fn()
let stop = () => {}

beforeEach(() => {
  window.history.pushState({}, '', '/articles')
  notified.mockClear()
  stop = onListAddress(notified)
})

afterEach(() => stop())

test('the state follows each letter at once, the address bar when typing pauses', async () => {
  const replaced = jest.spyOn(window.history, 'replaceState')
  for (const typed of ['c', 'cl', 'clo']) changeListAddress(`/articles?q=${typed}`, 'replace')
  expect(listAddress()).toBe('/articles?q=clo')
  expect(notified).toHaveBeenCalledTimes(3)
  await waitFor(() => expect(bar()).toBe('/articles?q=clo'))
  expect(replaced).toHaveBeenCalledTimes(1)
  replaced.mockRestore()
})

test('after a pushed change, Back restores the typed text before it', async () => {
  changeListAddress('/articles?q=cloud', 'replace')
  changeListAddress('/articles?q=cloud&page=2', 'push')
  expect(bar()).toBe('/articles?q=cloud&page=2')
  window.history.back()
  await waitFor(() => expect(listAddress()).toBe('/articles?q=cloud'))
})

test('Back works while text is being typed', async () => {
  changeListAddress('/articles?page=2', 'push')
  changeListAddress('/articles?page=2&q=c', 'replace')
  window.history.back()
  await waitFor(() => expect(listAddress()).toBe('/articles'))
  expect(bar()).toBe('/articles')
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the last listener unsubscribes', () => stop()],
])('the address bar is up to date when %s', (_, leave) => {
  changeListAddress('/articles?q=cloud', 'replace')
  leave()
  expect(bar()).toBe('/articles?q=cloud')
})
