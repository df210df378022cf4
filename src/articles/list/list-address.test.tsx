import { waitFor } from '@testing-library/react'
import { barAddress, changeListAddress, listAddress, onBarAddress, onListAddress } from './list-address'

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
  await waitFor(() => expect(barAddress()).toBe('/articles?q=clo'))
  expect(replaced).toHaveBeenCalledTimes(1)
  replaced.mockRestore()
})

test('after a pushed change, Back restores the typed text before it', async () => {
  changeListAddress('/articles?q=cloud', 'replace')
  changeListAddress('/articles?q=cloud&page=2', 'push')
  expect(barAddress()).toBe('/articles?q=cloud&page=2')
  window.history.back()
  await waitFor(() => expect(barAddress()).toBe('/articles?q=cloud'))
  expect(listAddress()).toBe('/articles?q=cloud')
})

test('what follows the address bar learns of each step, of a pause in typing, and of the way back', async () => {
  const followed: string[] = []
  const unfollow = onBarAddress(() => followed.push(barAddress()))
  changeListAddress('/articles?page=2', 'push')
  changeListAddress('/articles?page=2&q=c', 'replace')
  expect(followed).toEqual(['/articles?page=2'])
  await waitFor(() => expect(followed.splice(0)).toContain('/articles?page=2&q=c'))
  window.history.back()
  await waitFor(() => expect(followed).toEqual(['/articles']))
  unfollow()
  changeListAddress('/articles?page=3', 'push')
  expect(followed).toEqual(['/articles'])
})

test('Back works while text is being typed', async () => {
  changeListAddress('/articles?page=2', 'push')
  changeListAddress('/articles?page=2&q=c', 'replace')
  window.history.back()
  await waitFor(() => expect(listAddress()).toBe('/articles'))
  expect(barAddress()).toBe('/articles')
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the last listener unsubscribes', () => stop()],
])('the address bar is up to date when %s', (_, leave) => {
  changeListAddress('/articles?q=cloud', 'replace')
  leave()
  expect(barAddress()).toBe('/articles?q=cloud')
})
