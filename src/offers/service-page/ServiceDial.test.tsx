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
