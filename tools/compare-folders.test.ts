import { inTemporaryProject, writeFiles } from '../tests/temporary-project'
import { compareFolders } from './compare-folders'

inTemporaryProject()

test('folders with the same names and contents are equal', () => {
  writeFiles({ 'a/x.html': 'x', 'a/deep/y.js': 'y', 'b/x.html': 'x', 'b/deep/y.js': 'y' })
  expect(compareFolders('a', 'b')).toEqual([])
})

test('names what one of them lacks', () => {
  writeFiles({ 'a/x.html': 'x', 'a/only-first.js': '', 'b/x.html': 'x', 'b/deep/only-second.js': '' })
  expect(compareFolders('a', 'b')).toEqual([
    { file: 'deep/only-second.js', what: 'is missing in the first' },
    { file: 'only-first.js', what: 'is missing in the second' },
  ])
})

test.each([
  ['a letter', 'made on Monday', 'made on Tuesday', 8],
  ['an end', 'made', 'made on Monday', 4],
])('shows different contents from %s on', (_, first, second, byte) => {
  writeFiles({ 'a/x.html': first, 'b/x.html': second })
  const [difference] = compareFolders('a', 'b')
  expect(difference?.file).toBe('x.html')
  expect(difference?.what).toBe(
    `differs from byte ${byte} on:\n    ${JSON.stringify(first)}\n    ${JSON.stringify(second)}`,
  )
})
