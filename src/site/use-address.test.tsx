import { renderHook } from '@testing-library/react'
import { useAddress, writeAddress } from './use-address'

test('a choice made just before the visitor leaves is in the address that Back leads to', () => {
  const { rerender, unmount } = renderHook(({ text }) => useAddress('hash', text), {
    initialProps: { text: 'people=12' },
  })
  rerender({ text: 'people=13' })
  expect(window.location.hash).toBe('')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.location.hash).toBe('#people=13')
  unmount()
  window.location.hash = ''
  window.dispatchEvent(new Event('pagehide'))
  expect(window.location.hash).toBe('')
})

test('an anchor stays in the address while there are no answers to write, and gives way to them', () => {
  window.location.hash = 'sources'
  writeAddress('hash', '')
  expect(window.location.hash).toBe('#sources')
  writeAddress('hash', 'people=12')
  expect(window.location.hash).toBe('#people=12')
  writeAddress('hash', '')
  expect(window.location.hash).toBe('')
})
