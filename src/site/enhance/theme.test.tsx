import { fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../../tests/fixtures/render-page'
import { ThemeSwitch } from '../layout/ThemeSwitch'
import { handleThemeSwitch } from './theme'

const radio = (name: string) => screen.getByRole('radio', { name })
const shown = () => document.documentElement.dataset.theme

beforeEach(() => localStorage.clear())

test('the choice is applied, remembered and announced; clearing it follows the system again', () => {
  renderPage(
    <>
      <ThemeSwitch />
      <input />
    </>,
  )
  handleThemeSwitch()
  expect(radio('System')).toBeChecked()
  fireEvent.click(radio('Dark'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'light' } })
  expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  fireEvent.click(radio('System'))
  expect([shown(), localStorage.getItem('theme')]).toEqual([undefined, null])
})

test('a re-rendered switch still works', () => {
  const { unmount } = renderPage(<ThemeSwitch />)
  handleThemeSwitch()
  unmount()
  renderPage(<ThemeSwitch />)
  fireEvent.click(radio('Light'))
  expect(shown()).toBe('light')
})

test.each([
  [
    'on another page, which the visitor comes back from',
    new PageTransitionEvent('pageshow', { persisted: true }),
  ],
  ['in another tab', new StorageEvent('storage', { key: 'theme' })],
])('what was chosen %s is shown and said', (_, event) => {
  localStorage.setItem('theme', 'light')
  renderPage(<ThemeSwitch />)
  handleThemeSwitch()
  expect(radio('Light')).toBeChecked()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(event)
  expect(shown()).toBe('dark')
  expect(radio('Dark')).toBeChecked()
})
