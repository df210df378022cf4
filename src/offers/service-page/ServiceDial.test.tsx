import { screen } from '@testing-library/react'
import { renderPage } from '../../../tests/fixtures/render-page'
import { offerAreas } from '../../../tests/site/offers'
import { ServicesDial } from './ServiceDial'

test('a service is given no length in weeks if one of its packages is not measured in weeks', () => {
  renderPage(<ServicesDial areas={offerAreas} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /Sovereign cloud, \d+–\d+\sweeks\. .*Strategic consulting\. /,
  )
})

test('a dial is read once: its words are hidden, which Firefox would have read after its name', () => {
  renderPage(<ServicesDial areas={offerAreas} />)
  const words = [...screen.getByRole('img').querySelectorAll('text')]
  expect(words.length).toBeGreaterThan(8)
  expect(words.filter((text) => !text.closest('[aria-hidden=true]'))).toEqual([])
})
