import { screen } from '@testing-library/react'
import { renderPage } from '../../../tests/fixtures/render-page'
import { organization } from '../../../tests/site/organization'
import { Mailed } from './Mailed'

const { email } = organization

test('a mail address is a link wherever a text names it, and the number of a law beside it keeps to one line', () => {
  const { container } = renderPage(<Mailed text={`Écrivez à ${email} (loi n° 78-17), ou à ${email}.`} />)
  expect(container).toHaveTextContent(`Écrivez à ${email} (loi n° 78-17), ou à ${email}.`)
  expect(screen.getAllByRole('link', { name: email }).map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${email}`,
    `mailto:${email}`,
  ])
  expect(container.querySelector('.unsplit')).toHaveTextContent('78-17')
})
