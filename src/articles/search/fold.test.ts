import { fold } from './fold'

test.each([
  ['Sécurité', 'securite'],
  ['IA GÉNÉRATIVE', 'ia generative'],
  ['Façade, où, naïf', 'facade, ou, naif'],
  ['cœur', 'coeur'],
  ['ŒUVRE', 'oeuvre'],
  ['curriculum vitæ', 'curriculum vitae'],
  ['Organization', 'organisation'],
  ['l’IA', "l'ia"],
  ['lʼIA', "l'ia"],
  ['100\u202f% à\u00a0vous', '100 % a vous'],
  ['  deux   mots\n', 'deux mots'],
  ['', ''],
  ['   ', ''],
])('%p becomes %p', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('composed and decomposed letters are equal', () => {
  expect(fold('e\u0301te\u0301')).toBe(fold('été'))
})
