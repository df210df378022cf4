import { render } from '@testing-library/react'
import { unsplit } from './unsplit'

const kept = (text: string) => {
  const { container } = render(<p>{unsplit(text)}</p>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('.unsplit')].map(({ innerHTML }) => innerHTML)
}

test('names with a hyphen at a figure are kept on one line, with the comma after them', () => {
  expect(kept('Fournisseur x40-90, 2 serveurs')).toEqual(['x40-90,'])
  expect(kept('H7-1-80G et petit-modele-120b')).toEqual(['H7-1-80G', 'petit-modele-120b'])
})

test('an address is kept with its full stop, and may break after its @', () => {
  expect(kept('Écrivez à vigie@phare.example. Merci.')).toEqual(['vigie@<wbr>phare.example.'])
})

test('other words stay as they are', () => {
  expect(kept('Réessayez, ou faites-les chiffrer : 30 % de moins.')).toEqual([])
})
