import { render } from '@testing-library/react'
import { unbroken, unsplit } from './unbroken'

const whole = (text: string) => {
  const { container } = render(<h2>{unbroken(text)}</h2>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('.unbroken')].map((part) => part.textContent)
}

test('a verb and the pronoun after it are kept whole', () => {
  expect(whole('NIS 2 : suis-je concerné ?')).toEqual(['suis-je'])
  expect(whole('Est-ce de l’IA, et touche-t-elle l’Union ?')).toEqual(['Est-ce', 'touche-t-elle'])
  expect(whole('Dites-nous de quoi vous dépendez')).toEqual(['Dites-nous'])
})

test('other words with a hyphen may part at it', () => {
  expect(whole('Sous-traitance, savoir-faire et celles-ci')).toEqual([])
})

test('what is no text stays as it is', () => {
  const { container } = render(
    <h1>
      {unbroken(
        <>
          Reprenez <em>la main</em>
        </>,
      )}
    </h1>,
  )
  expect(container.innerHTML).toBe('<h1>Reprenez <em>la main</em></h1>')
})

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
