import { render } from '@testing-library/react'
import { Document } from './Document'

test('the number of a law in the note cannot break at its hyphen', () => {
  const { container } = render(
    <Document title="Mentions" note="La loi n° 2004-575 du 21 juin 2004.">
      {null}
    </Document>,
  )
  expect(container.querySelector('p')).toHaveTextContent('La loi n° 2004-575 du 21 juin 2004.')
  expect(container.querySelector('.unsplit')).toHaveTextContent('2004-575')
})
