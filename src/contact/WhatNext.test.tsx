import { screen } from '@testing-library/react'
import { renderPage } from '../../tests/fixtures/render-page'
import { WhatNext } from './WhatNext'

test.each([
  ['fr', '✦ Reçu à 14 h 02.'],
  ['en', '✦ Received at 2.02 pm.'],
] as const)('once a message has arrived the first step says when, in %s', (language, received) => {
  renderPage(<WhatNext received={new Date(2026, 10, 23, 14, 2)} />, { language, path: '/contact' })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent?.replace(/\s/g, ' ')).toContain(received)
  expect(second?.textContent?.replace(/\s/g, ' ')).not.toContain(received)
})
