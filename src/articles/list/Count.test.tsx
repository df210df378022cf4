import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { Count } from './Count'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows the number at once and announces it when typing pauses', () => {
  const { rerender } = render(<Count words="16 articles" />)
  for (const words of ['9 articles', '4 articles', '1 article']) {
    rerender(<Count words={words} />)
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('16 articles')
  }
  act(() => jest.advanceTimersByTime(600))
  expect(screen.getByRole('status')).toHaveTextContent(/^1 article$/)
})
