import { stem, stemsOf } from './words'

test.each([
  ['modele', 'modeles'],
  ['local', 'locaux'],
  ['locale', 'locaux'],
  ['niveau', 'niveaux'],
  ['prive', 'privees'],
  ['logiciel', 'logiciels'],
  ['policy', 'policies'],
  ['copy', 'copies'],
  ['process', 'processes'],
  ['key', 'keys'],
  ['agent', 'agents'],
  ['sla', 'slas'],
])('%p and %p have the same stem', (one, other) => {
  expect(stem(other)).toBe(stem(one))
})

test.each([
  ['ia', 'ias'],
  ['process', 'proces'],
  ['2025', '202'],
  ['code', 'codec'],
])('%p and %p have different stems', (one, other) => {
  expect(stem(other)).not.toBe(stem(one))
})

test('stop words are dropped', () => {
  expect(stemsOf('Ai-je tort ?')).toEqual(['ai', 'tort'])
  expect(stemsOf('L’IA et les Modèles de la maison : 3-2-1, n8n')).toEqual([
    'ia',
    'model',
    'maison',
    '3',
    '2',
    '1',
    'n8n',
  ])
})
