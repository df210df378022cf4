import Fuse from 'fuse.js'
import { createSpellCorrection } from './spell-correction'

afterEach(() => jest.restoreAllMocks())

test('a word too long to be any of the vocabulary, even misspelt, is compared with none', () => {
  const compared = jest.spyOn(Fuse.prototype, 'search')
  const correct = createSpellCorrection(['hyperscaler', 'rgpd'])
  expect(correct('hyperscalar')).toEqual(['hyperscaler'])
  expect(compared).toHaveBeenCalledTimes(1)
  expect(correct('hyperscaler'.repeat(40))).toEqual([])
  expect(compared).toHaveBeenCalledTimes(1)
})
